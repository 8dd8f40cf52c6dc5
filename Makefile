# The same words for people and for CI. Each sets up what it needs in .venv first.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check fix bench peers docs setup web page lock clean

play: .venv/run page ## a table in your browser
	@$(BIN)/cicera play

test: .venv/dev page ## all tests, documentation examples included
	$(BIN)/pytest -n auto
	$(BIN)/pytest --doctest-modules src/cicera

check: .venv/dev ## format, lint, types, layers
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/dev ## put right what a tool can put right
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

bench: .venv/dev ## measure speed and memory, side by side in one run
	$(BIN)/python benchmarks/domain.py
	$(BIN)/python benchmarks/playouts.py

peers: .venv/dev ## the same beside OpenSpiel and RLCard, which it installs
	$(BIN)/pip install --quiet --disable-pip-version-check uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --group bench
	$(BIN)/python benchmarks/peers.py

docs: .venv/dev ## the documentation, in docs/_build
	$(BIN)/sphinx-build --fail-on-warning --keep-going -q docs docs/_build

web: .venv/dev ## check and test the page of the web table
	$(BIN)/python -m cicera.server.typescript | diff - web/src/wire/messages.ts
	$(BIN)/python web/scripts/export.py
	cd web && npm ci --no-audit --no-fund --loglevel=error && npm run check && npm test

page: .venv/bin/python ## build the page of the web table into the package, for "cicera play"
	@node=$$($(BIN)/python web/scripts/make.py --node) \
		&& { test -z "$$node" || $(BIN)/pip install --quiet --disable-pip-version-check "$$node"; }
	$(BIN)/python web/scripts/make.py --install

setup: .venv/dev ## everything for working on the project

lock: .venv/dev ## the exact versions in requirements/, from the ranges in pyproject.toml
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
		--no-header --no-emit-index-url --no-annotate --quiet --output-file requirements/run.txt
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --python-version 3.11 \
		--generate-hashes --no-header --no-emit-index-url --no-annotate --quiet \
		--output-file requirements/dev.txt

clean: ## remove everything that was made here
	rm -rf .venv build dist docs/_build web/build web/node_modules web/src/generated \
		src/cicera/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Cicera needs Python 3.11 or newer; say which: make PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/run: .venv/bin/python requirements/run.txt pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/run.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.venv/dev: .venv/bin/python requirements/dev.txt pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@
