# Perihelion. `make play` opens the table in the browser, `make test` checks everything; each sets up what it needs.
#
#   make play ARGS="--port 8000 --no-browser"      arguments are those of `perihelion serve`
#   make terminal ARGS="solaris --players 3"       arguments are those of `perihelion play`

VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Keep bytecode, whatever the shell says: without it each worker parses and rewrites all tests again.
export PYTHONDONTWRITEBYTECODE :=
# All checkouts share the cache of mypy, which is keyed by file content.
export MYPY_CACHE_DIR := $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/perihelion-mypy

.PHONY: help play terminal quick test style core client server browser core-and-server coverage lint lint-client format types bench gate calibrate warm soak cluster site docs pictures screenshots reference lock clean
.DEFAULT_GOAL := help

help:
	@echo "make play      open the table in the browser"
	@echo "make terminal  play in the terminal"
	@echo "make quick     style, types and the fast tests (under 90 seconds)"
	@echo "make test      everything: style, types, all tests, whole games in a browser, the speed gate"
	@echo "make style     one part of it: style and types"
	@echo "make core      the tests of rules, games and tables"
	@echo "make client    the tests of the client's logic, with Node.js"
	@echo "make server    the tests of the server"
	@echo "make core-and-server  both in one run, as in make test: one part uses the processor while the other waits"
	@echo "make browser   the tests in a real browser (Chromium)"
	@echo "make coverage  the tests of rules, play and server with line coverage"
	@echo "make format    format Python, JavaScript and CSS"
	@echo "make bench     speed, side by side with other engines and with what was recorded before"
	@echo "make gate      fail if games or searches got slower than recorded"
	@echo "make calibrate measure how strong the levels of the bots are (hours; it can be stopped and goes on)"
	@echo "make warm      compile all games now instead of in the background"
	@echo "make soak      long checks: many more games, whole games by clicks, kills, load (an hour or so)"
	@echo "make cluster   servers and workers on one PostgreSQL, killed again and again while people play (ten minutes)"
	@echo "make site      write the table as a folder that needs no server to build/site (several minutes the first time)"
	@echo "make docs      write the documentation as a site with search to build/docs"
	@echo "make pictures  draw the pictures of the documentation anew"
	@echo "make screenshots  take the pictures of the pages anew (Chromium)"
	@echo "make reference write the generated tables of the documentation anew"
	@echo "make lock      write the lock files anew with the newest versions"
	@echo "make clean     remove the virtual environment and all caches"

play: $(VENV)/.run
	@$(BIN)/perihelion serve $(ARGS)

terminal: $(VENV)/.run
	@$(BIN)/perihelion play $(or $(ARGS),solari)

PYTEST := $(BIN)/python -m pytest
# The plugin of Schemathesis takes a second to load in every process, and no test uses it.
LEAN := $(PYTEST) -p no:schemathesis
# One process more than there are cores: some tests wait for a database, a server or another process.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
SPREAD := -n $(WORKERS) --dist loadgroup --no-loadscope-reorder

# What compiles, searches, draws, plays long random games, starts processes or opens browsers is left to `make test`, and so
# is PostgreSQL. The contract, which every game must keep, is tested with a small game and a larger one.
SLOW := perihelion/check/test_runtimes.py tests/engine tests/adapters tests/examples tests/web tests/browser tests/test_docs.py \
	tests/bots tests/check tests/draw tests/term tests/train tests/test_cli.py tests/test_make_test.py tests/test_workers.py tests/store/test_postgresql.py \
	tests/test_stored.py tests/test_stored_databases.py tests/test_baselines.py tests/store/test_copying.py tests/fair/test_forged_entries.py tests/server/test_cluster.py \
	tests/server/test_bot_memory.py tests/server/test_reports.py tests/table/test_score_log.py tests/games/test_about.py \
	tests/games/solari/test_second_opinion.py tests/games/solari/test_random_games.py \
	$(foreach part,board invariants judge refusals secrets,$(wildcard tests/games/*/test_$(part).py))
QUICK := --strict-markers --strict-config --benchmark-skip -p perihelion.check.plugin --game leduc --game solenia

quick: $(VENV)/.dev node_modules/.package-lock.json
	@$(MAKE) -j 2 --output-sync=target lint types client
	$(LEAN) -q -n auto --dist worksteal -m "not slow" -k "not postgresql" -o addopts="$(QUICK)" $(SLOW:%=--ignore=%) $(ARGS)

# Style and types on one core while the games are compiled on the other. Then everything that needs the processor alone,
# the longest first; then what talks to real servers and browsers, so that none of it waits for a compiler.
COMPILED := $(addprefix compile-,solarius solaris solari solenia leduc)
CLIENT_TESTS := $(wildcard tests/client/*.test.js)

test: $(VENV)/.dev node_modules/.package-lock.json
	@tools/postgresql.sh || true
	@if tools/browser.sh; then browser=browser; fi; \
	MAKE="$(MAKE)" $(BIN)/python -m tools.run_parts style core-and-server client $$browser gate; status=$$?; \
	tools/postgresql.sh 2> /dev/null || echo "No PostgreSQL, so its tests were NOT run."; \
	[ "$$browser" ] || echo "No Chromium, so the tests in the browser were NOT run."; \
	exit $$status

# The parts of `make test`. All of them run, even if one fails; a summary names those that failed.
style: $(VENV)/.dev node_modules/.package-lock.json
	@$(MAKE) -k -j 2 --output-sync=target $(COMPILED) lint types

core: $(VENV)/.dev
	$(LEAN) $(SPREAD) --ignore=tests/web --ignore=tests/browser $(ARGS)

client: node_modules/.package-lock.json
	node --test $(CLIENT_TESTS)

server: $(VENV)/.dev
	$(LEAN) $(SPREAD) tests/web $(ARGS)

# In one run, the tests of the rules use the processor while those of the server wait.
core-and-server: $(VENV)/.dev
	$(LEAN) $(SPREAD) --ignore=tests/browser $(ARGS)

# Up to two tests that failed are tried once more by themselves: a busy machine can keep a browser waiting for too long.
browser: $(VENV)/.dev
	@tools/browser.sh
	$(BIN)/python -m tools.retry -p no:schemathesis $(SPREAD) tests/browser $(ARGS)

# Counting makes compiled and random tests slow, and a line that random play happens to reach is not a tested line.
coverage: $(VENV)/.dev
	$(PYTEST) -n auto --cov --cov-report=term:skip-covered --ignore=perihelion/check --ignore=tests/engine --ignore=tests/adapters --ignore=tests/examples --ignore=tests/browser $(ARGS)

lint: $(VENV)/.dev lint-client
	$(BIN)/ruff check
	$(BIN)/ruff format --check -q || (echo "Some files are not formatted: make format does it."; exit 1)

lint-client: node_modules/.package-lock.json
	node_modules/.bin/biome check --error-on-warnings
	node_modules/.bin/tsc -p tsconfig.json && node_modules/.bin/tsc -p tsconfig.worker.json

format: $(VENV)/.dev node_modules/.package-lock.json
	$(BIN)/ruff check --fix -q || true
	$(BIN)/ruff format -q
	node_modules/.bin/biome check --write

node_modules/.package-lock.json: package-lock.json
	@tools/node.sh
	@echo "Installing the linter of the client (once)"
	npm ci --no-audit --no-fund
	@touch $@

types: $(VENV)/.dev
	$(BIN)/mypy

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks $(ARGS)
	$(BIN)/python -m benchmarks.searching
	$(BIN)/python -m benchmarks.gate

gate: $(VENV)/.dev
	$(BIN)/python -m benchmarks.gate

calibrate: $(VENV)/.run
	$(BIN)/python -m perihelion.bots.calibrate $(ARGS)

warm: $(VENV)/.run
	$(BIN)/perihelion warm

$(COMPILED): $(VENV)/.dev
	@$(BIN)/perihelion warm $(@:compile-%=%)

# Ray is large, and only these tests need it: it is in no lock file.
$(VENV)/.ray: $(VENV)/.dev
	@$(BIN)/pip install -q 'ray>=2.40' && touch $@ || echo "No Ray, so its tests are NOT run."

soak: $(VENV)/.dev $(VENV)/.ray docs
	PERIHELION_SOAK=1 HYPOTHESIS_PROFILE=soak $(BIN)/python -m pytest perihelion/check tests/games tests/companion/test_entered_game.py tests/engine/test_observation.py tests/engine/test_cuda.py $(ARGS)
	PERIHELION_DECISIONS=10000000 $(BIN)/python -m pytest perihelion/check/test_bounds.py -m slow $(ARGS)
	PERIHELION_SOAK=1 PERIHELION_RAY=1 PERIHELION_REPORTS=1 PERIHELION_AGENT_GAMES=100 $(BIN)/python -m pytest tests/bots tests/web/test_report_times.py tests/web/test_companion_games.py $(ARGS)
	PERIHELION_SOAK=1 $(BIN)/python -m pytest tests/server/test_deaths.py tests/site tests/local tests/engine/test_wasm.py tests/adapters tests/check tests/draw tests/store tests/train tests/test_stored.py tests/web/test_example_bot.py $(ARGS)
	PERIHELION_KILLS=1000 PERIHELION_FUZZ=300 PERIHELION_MONTHS=10000 $(BIN)/python -m pytest tests/web/test_kill.py tests/web/test_api_fuzz.py tests/web/test_months.py $(ARGS)
	@tools/browser.sh
	PERIHELION_SOAK=1 $(BIN)/python -m pytest tests/browser $(ARGS)
	PERIHELION_SECRETS=100 PERIHELION_STRESS=200,20000,30 $(BIN)/python -m pytest tests/web/test_channels.py tests/web/test_stress.py $(ARGS)
	PERIHELION_SEASON=31,9,40 $(BIN)/python -m pytest tests/web/test_tournament_season.py $(ARGS)

# ARGS="--tables 60 --minutes 5" is less; the figures are printed as a table.
cluster: $(VENV)/.dev
	@tools/postgresql.sh
	$(BIN)/python -m tests.web.cluster $(ARGS)

# ARGS="--server https://play.example.org" links a server to those who look for others to play with.
site: $(VENV)/.run node_modules/.package-lock.json
	@$(BIN)/perihelion site build/site $(ARGS)

# MkDocs has an environment of its own, with the package beside it for the reference: nothing else needs it.
$(VENV)/docs/.ready: requirements-docs.lock $(VENV)/.run
	$(BIN)/python -m venv $(VENV)/docs
	$(VENV)/docs/bin/pip install -q --no-deps --require-hashes -r requirements-docs.lock
	@touch $@

docs: $(VENV)/docs/.ready
	NO_MKDOCS_2_WARNING=1 $(VENV)/docs/bin/mkdocs build $(ARGS)

reference: $(VENV)/.dev
	$(BIN)/python -m tools.reference

pictures: $(VENV)/.run
	$(BIN)/python tools/pictures.py
	$(BIN)/python tools/architecture.py
	$(BIN)/python -m tools.kit
	$(BIN)/python -m tools.covers

screenshots: $(VENV)/.dev
	@tools/browser.sh
	$(BIN)/python -m tools.screenshots
	$(BIN)/python -m tools.icons

# A stamp file stands for a finished installation, so the second time is quick.
$(BIN)/python:
	@PYTHON="$(PYTHON)" tools/venv.sh $(VENV)

$(VENV)/.run: requirements.lock pyproject.toml | $(BIN)/python
	@echo "Installing what playing needs (once)"
	$(BIN)/python -m pip install --no-deps --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: requirements-dev.lock $(VENV)/.run
	@echo "Installing what testing needs (once)"
	$(BIN)/python -m pip install --no-deps --require-hashes -r requirements-dev.lock
	@touch $@

lock:
	tools/lock.sh

clean:
	rm -rf $(VENV) node_modules $(MYPY_CACHE_DIR) .pytest_cache .ruff_cache .hypothesis .coverage .coverage.*
