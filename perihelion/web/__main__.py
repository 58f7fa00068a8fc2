"""`python -m perihelion.web serve`: the commands of the table by themselves."""

import typer

from .commands import backup, restore, serve

app = typer.Typer(add_completion=False)
for command in (serve, backup, restore):
    app.command()(command)

if __name__ == "__main__":
    app()
