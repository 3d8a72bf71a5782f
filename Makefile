# The two commands of the README: `make play` and `make test`. Each sets up what it needs.

PYTHON ?= python3
BIN := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests play serve check test test-all bench load lock clean

help:
	@echo "make play      play Nidavellir against three bots"
	@echo "make test      all checks and tests, as CI runs them"
	@echo "make check     format, lint, types and the fast tests"
	@echo "make test-all  the tests and a longer conformance run"
	@echo "make bench     speed, interpreted and compiled"
	@echo "make serve     run a play server on this machine"
	@echo "make load      how much the play server can bear"
	@echo "make setup     only the set-up; make lock: pin the dependencies anew"

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# the tests run a private PostgreSQL on loopback: Debian's package brings the programs
setup-tests: setup
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || tools/install_postgresql

play: setup
	$(BIN)/dvergar play nidavellir --seats 4 --bots greedy

serve: setup
	$(BIN)/dvergar serve

check: setup-tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto -m "not slow"

test: setup-tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m pytest -n auto

test-all: test build/compiled/ready
	$(BIN)/python -m tools.conformance --seeds 100
	PYTHONPATH=build/compiled $(BIN)/python -m tools.conformance --seeds 20

bench: setup build/compiled/ready
	$(BIN)/dvergar bench
	PYTHONPATH=build/compiled $(BIN)/dvergar bench

load: setup
	$(BIN)/python -m tools.load
	$(BIN)/python -m tools.opening

build/compiled/ready: .venv/ready $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	mkdir -p build
	$(BIN)/python -m tools.compile build/compiled > build/compile.log 2>&1 || (cat build/compile.log; exit 1)
	touch $@

lock:
	$(BIN)/pip-compile --quiet --extra dev --all-build-deps --generate-hashes --allow-unsafe --strip-extras \
		--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-header --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
