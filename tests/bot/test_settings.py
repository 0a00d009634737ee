"""Settings: every one documented, every mistake told in words, no secret repeated."""

import re
from pathlib import Path

import pytest

from bot.clock import DAY, HOUR, MINUTE
from bot.settings import BadSettings, Pace, Settings, load_settings
from tests.contract.__main__ import Bench

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


def load(text: str, tmp_path: Path) -> Settings:
    file = tmp_path / ".env"
    file.write_text(text)
    return load_settings(file)


def example() -> dict[str, tuple[str, str]]:
    """Each setting of the example with its default and the sentence above it."""
    found = re.findall(r"^# ([A-Z].*\.)\n# ([A-Z_]+)=(.*)$", EXAMPLE.read_text(), re.MULTILINE)
    return {name: (value, sentence) for sentence, name, value in found}


def test_the_example_names_every_setting_and_no_other() -> None:
    known = Settings.model_fields | Bench.model_fields  # and what only `make real` reads
    assert set(example()) == {name.upper() for name in known}
    assert len(re.findall(r"^#? ?[A-Z_]+=", EXAMPLE.read_text(), re.MULTILINE)) == len(example())


def test_the_example_shows_the_defaults(tmp_path: Path) -> None:
    shown = "\n".join(f"{name}={value}" for name, (value, _) in example().items())
    assert load(shown, tmp_path) == load_settings(None)


def test_settings_are_read_from_the_file_and_the_environment_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOG_LEVEL", "DEBUG")
    found = load('DISCORD_TOKEN="Bot abc.def"\nLOG_LEVEL=error\nPLAYGROUND_PORT=0\nOTHER=1', tmp_path)
    assert found.discord_token is not None and found.discord_token.get_secret_value() == "abc.def"
    assert (found.log_level, found.playground_port, found.worker) == ("debug", 0, "bot")


def test_an_empty_token_is_no_token(tmp_path: Path) -> None:
    assert load("DISCORD_TOKEN=", tmp_path).discord_token is None
    assert load('DISCORD_TOKEN="  "', tmp_path).discord_token is None


def test_the_token_is_not_shown(tmp_path: Path) -> None:
    assert "abc.def" not in repr(load("DISCORD_TOKEN=abc.def", tmp_path))


def test_paces_are_three_times(tmp_path: Path) -> None:
    found = load("PACE_LIVE=90s, 2m 1h\nPACE_WEEK=1d 12h 3d", tmp_path)
    assert found.pace_live == Pace(90_000, 2 * MINUTE, HOUR)
    assert found.pace_week == Pace(DAY, 12 * HOUR, 3 * DAY)


def test_shards(tmp_path: Path) -> None:
    found = load("SHARD_COUNT=4\nSHARD_IDS=2, 3", tmp_path)
    assert (found.shard_ids, found.worker) == ((2, 3), "shards 2,3")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("PLAYGROUND_PORT=70000", "PLAYGROUND_PORT: "),
        ("LOG_LEVEL=loud", "LOG_LEVEL: "),
        ("OWNER_ID=me", "OWNER_ID: "),
        ("DATABASE_URL=mysql://me:hunter2@host/x", "DATABASE_URL: DATABASE_URL must look like"),
        ("PACE_DAY=8h", "PACE_DAY: must be three times"),
        ("PACE_DAY=9d 1h 1d", "PACE_DAY: must be three times"),
        ("PACE_DAY=1h 0s 1d", "PACE_DAY: must be three times"),
        ("PACE_DAY=1h x 1d", "PACE_DAY: must be three times"),
        ("SHARD_IDS=1", "SHARD_IDS needs SHARD_COUNT"),
        ("SHARD_IDS=x", "SHARD_IDS: "),
        ("SHARD_COUNT=2\nSHARD_IDS=2", "between 0 and 1"),
        ("BOT_LANGUAGE=english", "BOT_LANGUAGE: "),
    ],
)
def test_a_mistake_is_told_by_name_and_without_the_value(line: str, words: str, tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match=re.escape(words)) as caught:
        load(line, tmp_path)
    assert "hunter2" not in str(caught.value)
