"""The contract with Discord: one list of scenarios, run on the playground by every test and on Discord by `make real`.

wire.py        requests over HTTP, at the pace the server asks for
ears.py        the gateway, as far as interactions are heard on it
humans.py      who presses what a bot cannot press: a local player, or a person at the terminal
stage.py       what a scenario is given, and what it finds different from what we believe
scenarios/     what is believed
record.py      pairs of request and answer with ids blanked; replaying them
run.py         all scenarios on one server, cleaning up afterwards
"""
