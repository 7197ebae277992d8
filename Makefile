# `make lab` opens the lessons, `make test` proves that all is well; both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(PYTHON) -m tests.tools.install
PYTEST := $(BIN)/python -m pytest -p no:nbval

# Some hundred processes load the same modules: they are compiled once, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help lab test bench lint unit notebooks graders school browser browser-tests lesson-tests site site-tests pyodide constraints clean

help:
	@echo "make lab    open the lessons in JupyterLab"
	@echo "make site   build the site, a folder that any browser runs, into site/"
	@echo "make test   run every check and test"
	@echo "make bench  measure the engine and the board beside others"
	@echo "make clean  remove what the others set up"

lab: $(VENV)/ready-lab
	$(BIN)/magical-towers lab

site: $(VENV)/ready-lab,site
	$(BIN)/magical-towers site site

# All parts, several at a time; tests/tools/parts.toml lists them with the time that each may take.
test:
	@$(PYTHON) -m tests.tools.run

bench: $(VENV)/ready-bench browser
	$(BIN)/python -m tests.bench

lint: $(VENV)/ready-lab,test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy tests

unit: $(VENV)/ready-lab,test
	$(PYTEST)

notebooks: $(VENV)/ready-lab,test
	rm -rf $(VENV)/home
	MAGICAL_TOWERS_HOME=$(CURDIR)/$(VENV)/home $(BIN)/python -m pytest -p no:cacheprovider --nbval --nbval-current-env tutorials --ignore=tutorials/graders

# Real graders on the examples for them. They bring much, and pages for JupyterLab, so they get a
# Python of their own, which finds ours beside it, but for a grammar of addresses that no notebook
# needs and that takes two seconds to load in every kernel. Of their warnings none is ours.
graders: $(VENV)/graders/ready
	$(VENV)/graders/bin/python -m pytest -W ignore tests/graders

$(VENV)/graders/ready: tests/graders/requirements.txt constraints.txt | $(VENV)/ready-lab,test
	rm -rf $(VENV)/graders
	$(BIN)/python -m venv --without-pip $(VENV)/graders
	@$(INSTALL) $(BIN)/python tests/graders/requirements.txt --into $(VENV)/graders/bin/python
	PURELIB="import sysconfig; print(sysconfig.get_path('purelib'))"; \
	echo "import site, sys; sys.modules['rfc3987_syntax'] = None; site.addsitedir('$$($(BIN)/python -c "$$PURELIB")')" > "$$($(VENV)/graders/bin/python -c "$$PURELIB")/ours.pth"
	@touch $@

# A real browser in a real JupyterLab; Chromium is looked for each time, which takes a moment, and
# installed only where none is found.
browser-tests: browser
	$(PYTEST) --timeout 900 tests/browser --ignore=tests/browser/test_lessons.py --ignore=tests/browser/site

lesson-tests: browser
	$(PYTEST) --timeout 900 tests/browser/test_lessons.py

browser: $(VENV)/ready-lab,test
	$(BIN)/python -m tests.browser.chromium

# The engine and the puzzles in the Python of a browser, but for what only takes long; the site,
# which is built around that Python; and a real JupyterHub with its proxy. All of them need Node.
# Rooms need bubblewrap, which is installed where it may be. Versions and hashes for npm stand in the
# folders of npm/, and no script of a package is run.
ifneq ($(shell command -v npm),)
NODE_HOME := $(VENV)/npm/pyodide
PROXY_HOME := $(VENV)/npm/configurable-http-proxy

site-tests: browser
	$(PYTEST) --timeout 900 tests/browser/site

school: $(VENV)/ready-lab,test $(PROXY_HOME)/ready
	$(BIN)/python -m tests.school.bubblewrap
	PATH="$(CURDIR)/$(PROXY_HOME)/node_modules/.bin:$$PATH" $(PYTEST) tests/school

pyodide: $(VENV)/ready-lab,test $(NODE_HOME)/ready
	node tests/pyodide/run.mjs $(NODE_HOME) $$($(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))") tests/engine tests/games tests/search tests/puzzles tests/lessons --ignore=tests/puzzles/test_collection.py --ignore=tests/puzzles/test_rate.py --ignore=tests/puzzles/mine -q -p no:cacheprovider --assert=plain

$(VENV)/npm/%/ready: npm/%/package-lock.json | $(VENV)
	mkdir -p $(@D)
	cp npm/$*/package.json npm/$*/package-lock.json $(@D)
	npm ci --ignore-scripts --no-audit --no-fund --loglevel=error --prefix $(@D)
	@touch $@
else ifdef CI
pyodide school site-tests:
	@echo "Node is missing, and here $@ has to be run" && false
else
pyodide school site-tests:
	@echo "SKIPPED: $@, for which Node with npm is needed"
endif

# A short visit to the site in Firefox and WebKit, where they are installed; no part of the tests.
.PHONY: browsers
browsers: $(VENV)/ready-lab,test
	$(BIN)/python -m tests.browsers

# One stamp for each set of extras, so that nothing is installed twice. What JupyterLab loads with its
# page is copied by the installation, so that a change of it counts.
$(VENV)/ready-%: pyproject.toml constraints.txt $(wildcard mt_widgets/labextension/* mt_widgets/labextension/*/*) | $(VENV)
	@$(INSTALL) $(BIN)/python $*
	@touch $@

# What is installed, written anew from pyproject.toml and npm/: known versions stay, unless the
# newest of all are asked for: make constraints UPGRADE=--upgrade
constraints: $(VENV)/ready-constraints
	$(BIN)/python -m tests.tools.constraints $(UPGRADE)

$(VENV):
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 or later is needed')"
	@echo "Setting up Python in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis failures site
