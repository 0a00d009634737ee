"""What stands in deploy/ works: the unit is sound, the container's steps run, alerts and dashboard name figures."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.figures import Figures
from bot.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
STEP = re.compile(r"^(FROM|WORKDIR|COPY|RUN|ENV|CMD|USER|VOLUME|HEALTHCHECK|STOPSIGNAL)\s+(.*)$")


def test_systemd_finds_the_unit_sound(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("needs systemd-analyze (Debian: apt-get install systemd)")
    unit = (DEPLOY / "island-bot.service").read_text()
    here = tmp_path / "island-bot.service"
    here.write_text(unit.replace("/opt/island-bot/.venv/bin/python", sys.executable))  # it must be there to be checked
    done = subprocess.run(["systemd-analyze", "verify", here], capture_output=True, text=True, timeout=60)
    ours = [line for line in done.stderr.splitlines() if "island-bot" in line]
    assert (done.returncode, ours) == (0, [])


def steps() -> list[tuple[str, str]]:
    """The container file, step by step."""
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    return [(found[1], " ".join(found[2].split())) for line in text.splitlines() if (found := STEP.match(line))]


def test_the_container_takes_the_same_steps_as_make_run() -> None:
    makefile = (ROOT / "Makefile").read_text()
    install = next(step for kind, step in steps() if kind == "RUN" and "pip install" in step)
    assert install.replace(".venv/bin", "$(BIN)") in makefile
    copied = {step.split()[0] for kind, step in steps() if kind == "COPY"}
    assert {"game", "renderer", "playground", "bot", "data", "requirements.txt"} == copied


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_containers_steps_run_in_a_fresh_place(tmp_path: Path) -> None:
    """Every COPY and RUN but the making of a user, in an empty folder; then the program starts and says so."""
    for kind, step in steps():
        if kind == "COPY":
            source, target = step.split()
            place = ROOT / source
            if place.is_dir():
                shutil.copytree(place, tmp_path / target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(place, tmp_path)
        elif kind == "RUN" and not step.startswith("useradd"):
            command = re.sub(r"^python ", f"{sys.executable} ", step)
            subprocess.run(command.split(), cwd=tmp_path, check=True, timeout=800)
    [command] = [json.loads(step) for kind, step in steps() if kind == "CMD"]
    env = {"PATH": "/usr/bin:/bin", "PLAYGROUND_PORT": "0", "DATABASE_URL": f"sqlite:///{tmp_path}/var/island.sqlite3"}
    started = subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert started.stdout is not None
        assert "The table is laid" in "".join(started.stdout.readline() for _ in range(2))
    finally:
        started.terminate()
        assert started.wait(30) == 0


def test_every_setting_the_files_name_exists() -> None:
    known = {name.upper() for name in Settings.model_fields}
    environment = next(step for kind, step in steps() if kind == "ENV")
    named = set(re.findall(r"([A-Z_]+)=", environment))
    unit = (DEPLOY / "island-bot.service").read_text()
    for line in re.findall(r"^Environment=(.*)$", unit, re.MULTILINE):
        named |= {part.partition("=")[0] for part in line.split()}
    compose = (DEPLOY / "compose.yaml").read_text()
    named |= {name for name in re.findall(r"^\s+([A-Z_]+):", compose, re.MULTILINE) if not name.startswith("POSTGRES_")}
    assert named and named <= known


def figures() -> set[str]:
    """Every figure's name as a monitor sees it."""
    names = set[str]()
    for family in Figures().registry.collect():
        ends = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(family.type, ("",))
        names |= {family.name + end for end in ends}
    return names


@pytest.mark.parametrize("file", ["alerts.yaml", "dashboard.json"])
def test_alerts_and_dashboard_name_figures_there_are(file: str) -> None:
    named = set(re.findall(r"\b(island_\w+|process_\w+)", (DEPLOY / file).read_text()))
    assert len(named) > 5 and named <= figures()


def test_the_dashboard_shows_every_figure_worth_watching() -> None:
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"]) >= 12
    assert all(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])


def test_the_compose_file_gives_every_shard_to_one_process() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    [count] = re.findall(r'SHARD_COUNT: "(\d+)"', text)
    shards = [int(shard) for ids in re.findall(r'SHARD_IDS: "([\d, ]+)"', text) for shard in ids.split(",")]
    assert sorted(shards) == list(range(int(count)))
