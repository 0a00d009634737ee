# Two commands matter: `make run` plays, `make test` proves. Everything installs itself into .venv.
PYTHON ?= python3
BIN := .venv/bin
.DEFAULT_GOAL := help
.PHONY: help run test lint real bench bench-short soak soak-short mutants pins clean

help:  ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

run: .venv/run  ## play: on the playground, or on Discord when .env holds DISCORD_TOKEN
	@$(BIN)/python -m bot

test: .venv/dev lint  ## lint, types and the unit tests: three minutes
	$(BIN)/python -m pytest -n 2 --dist loadgroup -m "not slow"

lint: .venv/dev  ## ruff, import rules, mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy

real: .venv/dev  ## the contract on Discord itself, with DISCORD_TOKEN and CONTRACT_SERVER_ID in .env
	$(BIN)/python -m tests.contract

bench: .venv/dev  ## every figure beside its peer or floor; writes bench/results.json
	$(BIN)/python -m bench

bench-short: .venv/dev
	$(BIN)/python -m bench --short

soak: .venv/dev  ## thousands of random games, hundreds of kills, the page in a browser
	SOAK=full $(BIN)/python -m pytest -n 2 -m slow --timeout 7200

SHORT_SOAK := tests/invariants tests/fair tests/automa tests/modules/test_all_sets.py tests/modules/fishermen tests/playground/page \
	tests/lessons/test_killed.py tests/lessons/test_page.py tests/test_deploy.py tests/store/test_crash.py tests/test_new.py::test_its_own_tests_words_almanac_and_a_random_game_pass \
	tests/simulation/test_simulation.py::test_thousands_of_faults tests/dice/test_games.py tests/renderer/test_gallery.py \
	tests/modules/maps/test_games.py::test_so_do_those_with_two_variants tests/modules/best_friends/test_games.py::test_so_do_longer_ones \
	$(addprefix tests/bot/,worlds test_crash.py test_dice_game.py test_drill.py test_favours.py test_forgotten.py test_helpers.py test_life.py test_overload.py test_rungs.py test_stopping.py \
	test_trade_figures.py test_trading_page.py test_walk.py test_whole_game.py)
soak-short: .venv/dev
	SOAK=short GAMES=40 AUTOMA_GAMES=20 WALKS=1 $(BIN)/python -m pytest -n 2 --dist loadgroup -m slow --timeout 1800 $(SHORT_SOAK)

mutants: .venv/dev  ## 60 small changes in game/ and in bot/: which of them does no test notice?
	$(BIN)/python -m tests.mutants

pins:  ## renew the pinned requirements
	uv pip compile --universal --generate-hashes --no-header -q -U pyproject.toml -o requirements.txt
	uv pip compile --universal --generate-hashes --no-header -q -U --extra dev -c requirements.txt pyproject.toml -o requirements-dev.txt

.venv/run: requirements.txt
	@echo "Setting up .venv (once, about a minute) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/dev: requirements-dev.txt
	@echo "Setting up .venv with the tools for testing (once, about two minutes) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@ .venv/run

clean:  ## remove .venv and caches
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis
