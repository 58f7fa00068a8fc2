# Perihelion. `make play` opens the table in the browser, `make test` checks everything; each sets up what it needs.
#
#   make play ARGS="--port 8000 --no-browser"      arguments are those of `perihelion serve`
#   make terminal ARGS="solaris --players 3"       arguments are those of `perihelion play`

VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help play terminal test browser lint types bench calibrate warm soak pictures screenshots lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play      open the table in the browser"
	@echo "make terminal  play in the terminal"
	@echo "make test      style, types, all tests, coverage"
	@echo "make browser   whole games in a real browser (Chromium)"
	@echo "make bench     speed, side by side with other engines"
	@echo "make calibrate measure how strong the levels of the bots are (hours; it can be stopped and goes on)"
	@echo "make warm      compile all games now instead of in the background"
	@echo "make soak      the property tests for many more games (an hour or so)"
	@echo "make pictures  draw the pictures of the documentation anew"
	@echo "make screenshots  take the pictures of the pages anew (Chromium)"
	@echo "make lock      write the lock files anew with the newest versions"
	@echo "make clean     remove the virtual environment and all caches"

play: $(VENV)/.run
	@$(BIN)/perihelion serve $(ARGS)

terminal: $(VENV)/.run
	@$(BIN)/perihelion play $(or $(ARGS),solari)

UNCOUNTED := tests/contract tests/core/test_cuda.py tests/adapters tests/examples

# First what compiles or plays at random, without coverage: counting makes both slow, and a line that random play happens
# to reach is not a tested line. Last what talks to real servers, two at a time, so that none waits for a compiler or for
# many others.
test: lint types
	$(BIN)/python -m pytest -n auto --dist loadgroup $(UNCOUNTED) $(ARGS)
	$(BIN)/python -m pytest -n auto --cov --cov-report= $(UNCOUNTED:%=--ignore=%) --ignore=tests/web --ignore=tests/browser $(ARGS)
	$(BIN)/python -m pytest -n 2 --cov --cov-append --cov-report=term:skip-covered tests/web $(ARGS)
	@if tools/browser.sh; then $(MAKE) browser; else echo "No Chromium, so the tests in the browser were NOT run."; fi

# What failed is tried once more by itself: a busy machine can keep a browser waiting for too long.
browser: $(VENV)/.dev
	@tools/browser.sh
	$(BIN)/python -m pytest -n 2 tests/browser $(ARGS) || $(BIN)/python -m pytest --lf --lfnf none tests/browser $(ARGS)

lint: $(VENV)/.dev
	$(BIN)/ruff check

types: $(VENV)/.dev
	$(BIN)/mypy

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks $(ARGS)
	$(BIN)/python -m benchmarks.searching

calibrate: $(VENV)/.run
	$(BIN)/python -m perihelion.bots.calibrate $(ARGS)

warm: $(VENV)/.run
	$(BIN)/perihelion warm

soak: $(VENV)/.dev
	HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest tests/contract tests/games tests/core/test_tensor.py tests/core/test_cuda.py $(ARGS)
	PERIHELION_RAY=1 PERIHELION_REPORTS=1 $(BIN)/python -m pytest tests/bots $(ARGS)
	PERIHELION_KILLS=100 PERIHELION_FUZZ=300 $(BIN)/python -m pytest tests/web/test_kill.py tests/web/test_api_fuzz.py $(ARGS)
	@tools/browser.sh
	PERIHELION_SOAK=1 $(BIN)/python -m pytest tests/browser/test_whole_games.py $(ARGS)
	PERIHELION_SECRETS=100 PERIHELION_FIRE=200,20000,30 $(BIN)/python -m pytest tests/web/test_channels.py tests/web/test_fire.py $(ARGS)

pictures: $(VENV)/.run
	$(BIN)/python tools/pictures.py
	$(BIN)/python -m tools.covers

screenshots: $(VENV)/.dev
	@tools/browser.sh
	$(BIN)/python -m tools.screenshots

# A stamp file stands for a finished installation, so the second time is quick.
$(BIN)/python:
	@PYTHON="$(PYTHON)" tools/venv.sh $(VENV)

$(VENV)/.run: requirements.lock pyproject.toml | $(BIN)/python
	@echo "Installing what playing needs (once)"
	$(BIN)/python -m pip install -r requirements.lock
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements-dev.lock tests/leduc/pyproject.toml $(VENV)/.run
	@echo "Installing what testing needs (once)"
	$(BIN)/python -m pip install -r requirements-dev.lock
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e tests/leduc
	@touch $@

lock:
	tools/lock.sh

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage .coverage.*
