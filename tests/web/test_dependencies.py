"""What FastAPI calls before every route runs where it is, not in a thread."""

import inspect

from perihelion.web.routes import dependencies


def runs_in_the_loop(function):
    return inspect.iscoroutinefunction(function) or inspect.isasyncgenfunction(function)


def test_dependencies_are_coroutines():
    found = [one for name, one in vars(dependencies).items() if name.startswith(("get_", "open_", "find_"))]
    assert len(found) >= 6
    assert all(map(runs_in_the_loop, found))
