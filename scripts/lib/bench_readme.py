"""The README's table of figures, written from what the last runs of `scripts/bench` kept."""

import json
import platform
import sqlite3
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / ".build-bench" / "figures.json"
START, END = "<!-- scripts/bench --readme: from here", "<!-- to here -->"


def keep(part, figures):
    """Keeps the figures of a part in the place of those of its last run."""
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    kept[part] = {"at": time.strftime("%Y-%m-%d %H:%M"), "processor": processor(), "figures": figures}
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps(kept, ensure_ascii=False, indent=1))


def processor():
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} × {names[0]}" if names else platform.machine()


def versions(bus):
    said = subprocess.run([str(bus), "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return f"{said}, Python {platform.python_version()} with SQLite {sqlite3.sqlite_version}, {platform.system()} {platform.release()}"


def write(bus):
    """Puts the table of all kept figures into the README; 0 when there are any."""
    if not KEPT.exists():
        print("bench: no part has run here yet")
        return 1
    kept = json.loads(KEPT.read_text())
    lines = [
        f"{START} -->", f"{versions(bus)}.", "", "| part | figure | | must | | when |", "| --- | --- | --- | --- | --- | --- |"]
    for part, run in kept.items():
        for what, figure, must, holds in run["figures"]:
            lines.append(f"| {part} | {what} | {figure} | {must} | {'held' if holds else 'missed'} | {run['at']} |")
    lines += ["", f"On {', '.join(sorted({run['processor'] for run in kept.values()}))}.", END]
    readme = ROOT / "README.md"
    text = readme.read_text()
    if START not in text:
        print(f"bench: README.md has no line that begins with {START}")
        return 1
    head, _, rest = text.partition(START)
    readme.write_text(head + "\n".join(lines) + rest.partition(END)[2])
    print(f"bench: {sum(len(run['figures']) for run in kept.values())} figures of {len(kept)} parts written to README.md")
    return 0
