# `make lab` opens the lessons, `make test` proves that all is well; both set everything up first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(PYTHON) -m tests.tools.install
PYTEST := $(BIN)/python -m pytest -p no:nbval

# Some hundred processes load the same modules: they are compiled once, whatever the shell says.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help lab site test quick coverage bench ladder tune lint unit notebooks graders school browser layout browser-tests lesson-tests site-tests pyodide browsers film constraints clean

help:
	@echo "To use it"
	@echo "  make lab            open the lessons in JupyterLab"
	@echo "  make site           build the site, a folder that any browser runs, into site/"
	@echo "To work on it"
	@echo "  make quick          lint, and the tests for what you changed: under a minute"
	@echo "  make test           run every check and test: under ten minutes"
	@echo "  make coverage       tell which lines no test without a browser runs"
	@echo "  make bench          measure the engine, the board and the site beside others"
	@echo "  make ladder         play the opponents against each other, and print how strong they are"
	@echo "  make tune           learn anew from games what a position is worth"
	@echo "  make film           draw the moving picture of the README anew"
	@echo "  make constraints    write the versions and hashes of what is installed anew"
	@echo "  make clean          remove what the others set up"
	@echo "Parts of make test"
	@echo "  make lint           ruff and mypy on everything"
	@echo "  make unit           all tests without a browser"
	@echo "  make notebooks      run the notebooks of the lessons"
	@echo "  make browser        find or install the browser for the next three"
	@echo "  make browser-tests  boards and pages in a real JupyterLab"
	@echo "  make lesson-tests   every lesson there, click by click"
	@echo "  make site-tests     the site"
	@echo "  make pyodide        the engine and the puzzles in the Python of a browser"
	@echo "  make school         rooms and a real JupyterHub"
	@echo "  make graders        the examples for graders, graded"
	@echo "And beside them"
	@echo "  make layout         whether every step of every lesson and puzzle is seen without scrolling"
	@echo "  make browsers       a short visit to the site in Firefox and WebKit"

lab: $(VENV)/ready-lab
	$(BIN)/magical-towers lab

site: $(VENV)/ready-lab,site
	$(BIN)/magical-towers site site

# All parts, several at a time; tests/tools/parts.toml lists them with the time that each may take.
test:
	@$(PYTHON) -m tests.tools.run

quick: $(VENV)/ready-test
	@$(BIN)/python -m tests.tools.quick

# Beside each module the lines that were not run; modules that were run completely are left out. What
# tests run in processes of their own (servers, commands) is not seen.
coverage: $(VENV)/ready-test
	$(BIN)/coverage run -m pytest -p no:nbval
	$(BIN)/coverage report

bench: $(VENV)/ready-bench browser
	$(BIN)/python -m tests.bench

# On all cores; WHAT="3 4" plays some contests only, and WHAT=--write keeps the table in the docs.
ladder: $(VENV)/ready-test
	$(BIN)/python -m tests.tools.ladder $(WHAT)

tune: $(VENV)/ready-test
	$(BIN)/python -m tests.tools.tune $(WHAT)

lint: $(VENV)/ready-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -p mt_widgets -p tests

unit: $(VENV)/ready-test
	$(PYTEST)

notebooks: $(VENV)/ready-test
	rm -rf $(VENV)/home
	MAGICAL_TOWERS_HOME=$(CURDIR)/$(VENV)/home $(BIN)/python -m pytest -p no:cacheprovider --nbval --nbval-current-env tutorials --ignore=tutorials/graders

# Real graders on the examples for them. They bring much, and pages for JupyterLab, so they get a
# Python of their own, which finds ours beside it. Of their warnings none is ours.
graders: $(VENV)/graders/ready
	$(VENV)/graders/bin/python -m pytest -W ignore tests/graders

$(VENV)/graders/ready: tests/graders/requirements.txt constraints.txt | $(VENV)/ready-test
	rm -rf $(VENV)/graders
	$(BIN)/python -m venv --without-pip $(VENV)/graders
	@$(INSTALL) $(BIN)/python tests/graders/requirements.txt --into $(VENV)/graders/bin/python
	PURELIB="import sysconfig; print(sysconfig.get_path('purelib'))"; \
	echo "import site; site.addsitedir('$$($(BIN)/python -c "$$PURELIB")')" > "$$($(VENV)/graders/bin/python -c "$$PURELIB")/ours.pth"
	@touch $@

# A real browser in a real JupyterLab; Chromium is looked for each time, which takes a moment, and
# installed only where none is found.
browser-tests: browser
	$(PYTEST) --timeout 900 tests/browser --ignore=tests/browser/test_lessons.py --ignore=tests/browser/site

lesson-tests: browser
	$(PYTEST) --timeout 900 tests/browser/test_lessons.py

# All lessons and puzzles in windows of four sizes: a line for each thing that is not seen at once.
layout: browser
	$(BIN)/python -m tests.browser.layout

browser: $(VENV)/ready-test
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

school: $(VENV)/ready-test $(PROXY_HOME)/ready
	$(BIN)/python -m tests.school.bubblewrap
	PATH="$(CURDIR)/$(PROXY_HOME)/node_modules/.bin:$$PATH" $(PYTEST) tests/school

bench: $(NODE_HOME)/ready

pyodide: $(VENV)/ready-test $(NODE_HOME)/ready
	node tests/pyodide/run.mjs $(NODE_HOME) $$($(BIN)/python -c "import sysconfig; print(sysconfig.get_path('purelib'))") tests/engine tests/games tests/search tests/puzzles tests/lessons tests/learner tests/review --ignore=tests/puzzles/test_collection.py --ignore=tests/puzzles/test_rate.py --ignore=tests/puzzles/mine --ignore=tests/search/workers -q -p no:cacheprovider --assert=plain

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
browsers: $(VENV)/ready-test
	$(BIN)/python -m tests.browsers

# One stamp for each set of extras, so that nothing is installed twice. What JupyterLab loads with its
# page is copied by the installation, so that a change of it counts.
$(VENV)/ready-%: pyproject.toml constraints.txt $(wildcard mt_widgets/labextension/* mt_widgets/labextension/*/*) | $(VENV)
	@$(INSTALL) $(BIN)/python $*
	@touch $@

# The film of the README, drawn anew from our lessons and our drawings.
film: $(VENV)/ready-test
	$(BIN)/python -m tests.tools.film

# What is installed, written anew from pyproject.toml and npm/: known versions stay, unless the
# newest of all are asked for: make constraints UPGRADE=--upgrade
constraints: $(VENV)/ready-constraints
	$(BIN)/python -m tests.tools.constraints $(UPGRADE)

$(VENV):
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 or later is needed')"
	@echo "Setting up Python in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis failures site
