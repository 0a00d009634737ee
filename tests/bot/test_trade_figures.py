"""The goals of offers, held over a whole game: `python -m bench trade` has more of them."""

from __future__ import annotations

import pytest

from bench import trade


@pytest.mark.slow
def test_offers_make_no_noise() -> None:
    found = trade.played(2)
    assert found["offers"] > 5 and found["automatic"], "nothing was offered, so nothing is shown"
    assert found["messages"] <= found["offers"]
    assert found["standing"] == 0, "what came to nothing leaves no message behind"
    assert found["pings"] == 0, "automatic players call nobody"
    assert found["idle"] == 0, "nobody is waited for who is not about"
