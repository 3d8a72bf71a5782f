# The two commands of the README: `make play` and `make test`. Each sets up what it needs.

PYTHON ?= python3
BIN := .venv/bin
PAGE := src/dvergar/server/page
DIST ?= dist
# Node comes with the machine, or from PyPI into the virtual environment
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
COMPILE := $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links
WHEEL := $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps \
	--no-build-isolation --wheel-dir $(DIST) .
PYTEST := $(BIN)/python -m pytest
# most tests wait for a server most of the time: two share a core
WAITING := $(shell echo $$((2 * $$(nproc))))
# two builds at once would write the same files
ONE_AT_A_TIME := $(shell command -v flock > /dev/null && echo flock build/lock)
IS_COMPILED = $(MAKE) --question build/compiled/ready > /dev/null 2>&1
FASTEST = $(shell $(IS_COMPILED) && echo $(CURDIR)/build/compiled)

.DEFAULT_GOAL := help
.PHONY: help setup setup-tests packages page play serve terminal checks check check-web check-python test test-python test-web test-all shots bench peers load compiled wheel lock clean

help:
	@echo "make play      play in the browser, against bots or with friends"
	@echo "make test      all checks and tests, as CI runs them"
	@echo "make check     format, lint, types and the fast tests"
	@echo "make test-all  the tests, longer ones, and a longer conformance run"
	@echo "make terminal  play Nidavellir in the terminal against three bots"
	@echo "make serve     run a play server on this machine"
	@echo "make page      only build the page; make shots: pictures of every screen of it"
	@echo "make compiled  compile the kernel and the games with mypyc: two to three times as fast"
	@echo "make wheel     the package with the page in it, for any machine and compiled for this one"
	@echo "make bench     speed, interpreted and compiled"
	@echo "make peers     speed beside other projects' games, from PyPI"
	@echo "make load      how much the play server can bear"
	@echo "make setup     only the set-up; make lock: pin the dependencies again"
	@echo "ARGS goes to the program behind a target: make play ARGS='--port 9000'"

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# only the long tests need Ray, which is large
.venv/ray: .venv/ready ray.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement ray.lock
	touch $@

web/node_modules/.package-lock.json: .venv/ready web/package-lock.json web/node.lock
	@node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2> /dev/null \
		|| $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement web/node.lock
	$(NPM) install --no-save --silent
	touch $@

# what the rules need besides themselves, built for Python in the browser: the score pad runs them there
web/engine/ready: .venv/ready web/engine.lock
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
		--python-version 3.14 --platform pyemscripten_2026_0_wasm32 --requirement web/engine.lock --dest web/engine
	touch $@

page: $(PAGE)/index.html

$(PAGE)/index.html: web/node_modules/.package-lock.json web/engine/ready $(shell find web/src web/public web/tools web/*.ts web/*.js web/index.html -type f) \
		$(shell find src/dvergar -name '*.ftl' -o -name '*.toml' -o -path 'src/dvergar/kernel/*.py' -o -path 'src/dvergar/games/*.py')
	$(NPM) run --silent build
	touch $@

setup-tests: setup page packages

# the tests run a private PostgreSQL on loopback and drive a real browser: Debian's packages bring both
packages:
	@ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 || command -v initdb > /dev/null || tools/install_postgresql
	@command -v chromium-headless-shell > /dev/null || tools/install_chromium

compiled: build/compiled/ready

# The first start does not wait: it runs the source, and compiles in the background for the next.
play serve: page
	@$(IS_COMPILED) || ! command -v cc > /dev/null || nice $(MAKE) compiled > /dev/null 2>&1 &
	PYTHONPATH=$(FASTEST) $(BIN)/dvergar serve $(if $(filter play,$@),--open) $(ARGS)

terminal: setup
	$(BIN)/dvergar play nidavellir --seats 4 --bots greedy $(ARGS)

check-web: page
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

check-python: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

# side by side, set-up and all: what waits for the network leaves the cores to the rest
checks:
	$(MAKE) --jobs 3 --output-sync setup-tests check-web check-python compiled

check: checks
	$(PYTEST) -n $(WAITING) --ignore tests/web -m "not slow and not long"
	$(PYTEST) -n auto -m "not slow and not long" tests/web

test: checks
	$(MAKE) test-python
	$(MAKE) test-web

test-python:
	$(PYTEST) -n $(WAITING) --ignore tests/web -m "not long"

test-web:
	$(PYTEST) -n auto -m "not long" tests/web

test-all: test .venv/ray build/compiled/ready
	$(PYTEST) -n auto -m long
	$(BIN)/python -m tools.conformance --seeds 100
	PYTHONPATH=build/compiled $(BIN)/python -m tools.conformance --seeds 20

shots: setup-tests
	$(BIN)/python -m tools.shots $(ARGS)

bench: setup build/compiled/ready
	$(BIN)/dvergar bench $(ARGS)
	PYTHONPATH=build/compiled $(BIN)/dvergar bench $(ARGS)

peers: setup
	$(BIN)/python -m tools.peers $(ARGS)

load: setup
	$(BIN)/python -m tools.load $(ARGS)
	$(BIN)/python -m tools.opening

wheel: page
	rm -rf build/lib* build/bdist*
	$(WHEEL)
	rm -rf build/lib*
	DVERGAR_COMPILE=1 $(WHEEL)

# mypyc and the C compiler do again only what has changed; the page is the one beside the source.
# Only what the source no longer has is deleted: someone may be running the rest.
build/compiled/ready: .venv/ready setup.py $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl')
	mkdir -p build/compiled
	cd build/compiled && find . -name '*.py' -exec sh -c 'test -e ../../src/$$0 || rm $$0' {} \;
	DVERGAR_COMPILE=1 $(ONE_AT_A_TIME) $(BIN)/python setup.py --quiet build --build-lib build/compiled \
		> build/compile.log 2>&1 || (cat build/compile.log; exit 1)
	rm -rf build/compiled/dvergar/server/page
	ln -sfn $(CURDIR)/$(PAGE) build/compiled/dvergar/server/page
	touch $@

lock:
	$(COMPILE) --extra arena --extra client --extra plots --extra server --extra dev --all-build-deps --output-file requirements.lock pyproject.toml
	$(COMPILE) --extra ray --constraint requirements.lock --output-file ray.lock pyproject.toml
	printf '%s\n' catanatron open_spiel | $(COMPILE) --output-file tools/peers.lock -

clean:
	rm -rf .venv build dist web/node_modules web/engine $(PAGE) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
