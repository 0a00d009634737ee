"""Everything that is believed of Discord, as a list."""

from tests.contract.scenarios import application, boards, interactions, messages, places
from tests.contract.stage import Scenario

SCENARIOS: dict[str, Scenario] = {
    scenario.__name__: scenario
    for area in (messages, places, boards, interactions, application)
    for scenario in area.SCENARIOS
}
