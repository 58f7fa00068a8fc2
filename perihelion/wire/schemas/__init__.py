"""The JSON objects of the API: `requests` come in, `responses` and `snapshot` go out. FastAPI reads these classes."""
