# The main targets are `play`, `check` and `test`. Each creates the environment .venv on first use.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
MICROPYTHON := sim/micropython/node_modules/.package-lock.json
PAGE := web/node_modules/.package-lock.json
FIRMWARE := sim/firmware/node_modules/.package-lock.json
# CircuitPython's images, for the boards that take firmware and drive as one file.
UF2_OPTIONS = $(foreach image,$(or $(UF2),$(wildcard build/images/*.uf2)),--uf2 "$(image)")

.PHONY: play window web site deploy uf2 images release publish check test test-browser test-circuitpython firmware test-firmware measure measure-firmware measure-browser soak bench picture gallery guide kit goldens format clean help

help:  ## List the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/make \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|'

play: $(VENV)/play  ## Play in the terminal; without a terminal, show a short demonstration
	@$(BIN)/python -m sim $(ARGS)

window: $(VENV)/window  ## Play in a window; code is reloaded when a file is saved
	@$(BIN)/python -m sim --window $(ARGS)

web: $(VENV)/test $(MICROPYTHON) $(PAGE)  ## Build the site in build/web and serve it; UF2=path adds the boards that take one file
	@$(BIN)/python -m tools.site serve $(UF2_OPTIONS) $(ARGS)

site: $(VENV)/test $(MICROPYTHON) $(PAGE)  ## Build the site in build/web, to be published
	@$(BIN)/python -m tools.site build $(UF2_OPTIONS) $(ARGS)

deploy: $(VENV)/play  ## Copy onto a board: make deploy DRIVE=/path/of/CIRCUITPY BOARD=pico_panel
	@$(BIN)/python -m sim deploy $(if $(DRIVE),"$(DRIVE)") $(if $(BOARD),--board "$(BOARD)") $(ARGS)

uf2: $(VENV)/play  ## Write firmware and drive into one file, for a Pico or a MacroPad: make uf2 UF2=circuitpython.uf2 BOARD=pico_panel
	@test -n "$(UF2)" || { echo "Say where CircuitPython's image is: make uf2 UF2=path BOARD=pico_panel"; exit 1; }
	@$(BIN)/python -m sim deploy --uf2 "$(or $(OUT),build/sillon-$(or $(BOARD),pico_panel).uf2)" --firmware "$(UF2)" \
	$(if $(BOARD),--board "$(BOARD)") $(ARGS)

images: $(VENV)/play  ## Fetch CircuitPython's images for `site` and `release`: make images IMAGES="address sha256 ..."
	@$(BIN)/python -m tools.images

release: $(VENV)/test $(MICROPYTHON) $(PAGE)  ## Gather archives, UF2 files and the kit's PDFs in build/release
	@$(BIN)/python -m tools.site release $(UF2_OPTIONS) $(ARGS)

publish:  ## Publish build/release as a release of GitHub: make publish TAG=v1.0
	@test -n "$$TAG" || { echo "Say which tag the release has: make publish TAG=v1.0"; exit 1; }
	@test -d build/release || { echo "There is no build/release: make release comes first"; exit 1; }
	@gh release create "$$TAG" --verify-tag --generate-notes build/release/*

check: $(VENV)/test $(MICROPYTHON)  ## Format, lint, types, imports and the quick tests, in a minute; part of make test
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/pytest -n auto -q -m quick

test: $(VENV)/test $(MICROPYTHON) $(PAGE)  ## Run all tests but those that need a browser
	@$(BIN)/pytest -n auto

test-browser: $(VENV)/test $(MICROPYTHON) $(PAGE)  ## Test the page in Chromium and in Firefox, which must be installed, and some of it in WebKit
	@PATH="$(CURDIR)/$(BIN):$$PATH" node --test --test-concurrency=2 --test-global-setup=tests/browser/setup.mjs \
	$(ARGS) $(if $(findstring .test.mjs,$(ARGS)),,"tests/browser/*.test.mjs")

test-circuitpython: $(VENV)/test  ## Run the device tests on a CircuitPython Unix build: make test-circuitpython BINARY=path
	@test -n "$(BINARY)" || { echo "Say where the build is: make test-circuitpython BINARY=/path/of/circuitpython"; exit 1; }
	@test -f "$(BINARY)" -a -x "$(BINARY)" || { echo "BINARY: $(BINARY) is no program that can be run"; exit 1; }
	@SILLON_CIRCUITPYTHON="$(abspath $(BINARY))" $(BIN)/pytest -n auto tests/circuitpython

firmware: $(VENV)/test $(FIRMWARE)  ## Run CircuitPython's own image in an emulator: make firmware UF2=path BOOTROM=path ARGS="--text"
	@test -n "$(UF2)" -a -n "$(BOOTROM)" || { echo "Say where the images are: make firmware UF2=path BOOTROM=path"; exit 1; }
	@$(BIN)/python -m sim.firmware --uf2 "$(UF2)" --bootrom "$(BOOTROM)" $(if $(SYMBOLS),--symbols "$(SYMBOLS)") $(ARGS)

test-firmware: $(VENV)/test $(FIRMWARE)  ## Test on CircuitPython's own image: make test-firmware UF2=path BOOTROM=path
	@test -n "$(UF2)" -a -n "$(BOOTROM)" || { echo "Say where the images are: make test-firmware UF2=path BOOTROM=path"; exit 1; }
	@test -f "$(UF2)" || { echo "UF2: the file $(UF2) does not exist"; exit 1; }
	@test -f "$(BOOTROM)" || { echo "BOOTROM: the file $(BOOTROM) does not exist"; exit 1; }
	@test -z "$(SYMBOLS)" -o -f "$(SYMBOLS)" || { echo "SYMBOLS: the file $(SYMBOLS) does not exist"; exit 1; }
	@SILLON_UF2="$(abspath $(UF2))" SILLON_BOOTROM="$(abspath $(BOOTROM))" $(if $(SYMBOLS),SILLON_SYMBOLS="$(abspath $(SYMBOLS))") \
	$(BIN)/pytest -n auto tests/firmware $(ARGS)

measure: $(VENV)/test $(MICROPYTHON)  ## Measure the figures of docs/measurements.md again
	@$(BIN)/python -m tools.measure --write

measure-firmware: $(VENV)/test $(MICROPYTHON) $(FIRMWARE)  ## Measure those of CircuitPython's own image: make measure-firmware UF2=path BOOTROM=path SYMBOLS=path
	@test -n "$(UF2)" -a -n "$(BOOTROM)" || { echo "Say where the images are: make measure-firmware UF2=path BOOTROM=path"; exit 1; }
	@$(BIN)/python -m tools.measure.firmware --uf2 "$(UF2)" --bootrom "$(BOOTROM)" $(if $(SYMBOLS),--symbols "$(SYMBOLS)") $(or $(ARGS),--write)

measure-browser: $(VENV)/test $(MICROPYTHON) $(PAGE)  ## Measure the page's sizes and times, for docs/measurements.md
	@$(BIN)/python -m tools.measure.page --write

soak: $(VENV)/test $(MICROPYTHON)  ## Run the long trials: power cuts, damaged memory, a million presses, faults together, a day of games; hours, figures at the end
	@$(BIN)/python -m tools.soak $(ARGS)

bench: $(VENV)/bench  ## Time rules and players on CPython, and the rules of other implementations
	@$(BIN)/python -m tools.benchmark

$(VENV)/bench: requirements-bench.txt | $(VENV)/test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-bench.txt
	@touch $@

picture: $(VENV)/play  ## Draw the README's picture of the handheld again
	@$(BIN)/python -m sim --script "$$(cat docs/handheld.script)" --png docs/handheld.png

gallery: $(VENV)/play  ## Draw the contact sheet of all games again
	@$(BIN)/python -m tools.gallery

guide: $(VENV)/print  ## Write the build guide's tables, drawings and templates again
	@$(BIN)/python -m tools.guide --write

kit: $(VENV)/print  ## Write the class kit as PDFs into build/kit: make kit ARGS="--pupils 27"
	@$(BIN)/python -m tools.kit $(ARGS)

$(VENV)/print: requirements-print.txt requirements-play.txt | $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-print.txt
	@touch $@

goldens: $(VENV)/test  ## Write font, transcripts and golden screens again; look at the difference in git
	@$(BIN)/python -m sim.font && $(BIN)/python -m tests.games.transcript && $(BIN)/python -m tests.app.golden

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info[:2] != (3, 11))' || \
	{ echo "Sillon needs Python 3.11: call make with PYTHON=/path/of/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/play: requirements-play.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-play.txt
	@touch $@

$(VENV)/test: requirements-test.txt requirements-play.txt requirements-print.txt requirements-window.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-test.txt
	$(BIN)/circuitpython_setboard raspberry_pi_pico
	@touch $@ $(VENV)/play $(VENV)/print $(VENV)/window

$(MICROPYTHON): sim/micropython/package-lock.json | $(VENV)/test
	PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --prefix sim/micropython
	@touch $@

$(FIRMWARE): sim/firmware/package-lock.json | $(VENV)/test
	PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --prefix sim/firmware
	@touch $@

$(VENV)/window: requirements-window.txt | $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-window.txt
	@touch $@

$(PAGE): web/package-lock.json | $(VENV)/test
	PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --silent --prefix web
	@touch $@

format: $(VENV)/test  ## Format the code, and fix what ruff can fix
	$(BIN)/ruff format . && $(BIN)/ruff check --fix .

clean:  ## Remove everything that the other targets have made
	rm -rf $(VENV) build sim/micropython/node_modules sim/firmware/node_modules web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis
