"""The Python side of the workers in a browser. These modules are imported by Pyodide only."""
