"""Asks the pipeline on which dates which timetable of a page runs.

FILE is a list of {"page", "date", "expect"}: the kind of day whose timetables run, as truth files
name kinds (weekday, sunday_holiday or sundayHoliday, …), the label of the timetable where the kind
is `custom` or two share it, `none` where nothing runs, `unknown` where the page cannot say; or a
list of them, all of which are right. "first" may tell the first departure too. Every page is ingested by replay into a scratch database;
then `bus timetable --date` is asked.
"""

import json
import shutil
import subprocess
import tempfile
import uuid
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from truth import SHARED_KINDS, plain


def settings(pages):
    """routes.json with a route per page."""
    return {
        "routes": [
            {
                "id": str(uuid.uuid5(uuid.NAMESPACE_URL, name)), "name": name, "title": name,
                "outboundTimetableURLs": [f"https://truth.example/{name}"],
                "inboundTimetableURLs": [], "outboundProximityURL": None,
                "inboundProximityURL": None,
            }
            for name in pages
        ]
    }  # fmt: skip


class Ingested:
    """Pages in a scratch database."""

    def __init__(self, bus, directory, pages):
        self.bus, self.folder = bus, Path(tempfile.mkdtemp())
        index = {}
        for name in pages:
            shutil.copy(directory / f"{name}.html", self.folder / f"{name}.html")
            index[f"https://truth.example/{name}"] = {
                "file": f"{name}.html", "contentType": "text/html", "status": 200,
            }  # fmt: skip
        (self.folder / "index.json").write_text(json.dumps(index))
        (self.folder / "routes.json").write_text(json.dumps(settings(pages)))
        done = self.run("ingest", "--replay", str(self.folder), "--json")
        report = json.loads(done.stdout)
        self.outcomes = {r["route"]: r for r in report.get("routes", [])}

    def run(self, command, *options):
        places = ["--config", str(self.folder / "routes.json")]
        places += ["--database", str(self.folder / "data/bus.sqlite")]
        line = [str(self.bus), command, *options, *places]
        return subprocess.run(line, capture_output=True, timeout=300, check=False)

    def answer(self, page, date):
        """What runs on a date, or a word that says why nothing is told."""
        outcome = self.outcomes.get(page, {})
        if outcome.get("outcome") not in ("published", "unchanged"):
            return f"refused ({outcome.get('outcome')})"
        done = self.run("timetable", "--route", page, "--date", date, "--json")
        tables = [t for t in json.loads(done.stdout).get("timetables", []) if t["departures"]]
        if tables:
            doubted = all("doubt" in d or not t["service"] for t in tables for d in t["departures"])
            times = {d["departureTime"] for t in tables for d in t["departures"]}
            runs = {(t["service"], plain(t["label"])) for t in tables}
            return "unknown" if doubted else Runs(min(times), runs)
        done = self.run("next", "--route", page, "--at", f"{date}T04:00", "--json")
        status = json.loads(done.stdout).get("status")
        return {"noService": "none", "noneLeft": "none", "unknownDay": "unknown"}.get(status, status)

    def close(self):
        shutil.rmtree(self.folder)


class Runs(NamedTuple):
    """What runs on a date: its first departure, and a set of (kind, label)."""

    first: str
    timetables: set


def is_right(expected, answer, first=None):
    if isinstance(expected, list):
        return any(is_right(one, answer, first) for one in expected)
    if isinstance(answer, str):
        return expected == answer
    kind, label = SHARED_KINDS.get(expected, expected), plain(expected)
    named = all(service == kind or name == label for service, name in answer.timetables)
    return named and first in (None, answer.first)


def check(bus, directory, path, only=()):
    """The outcomes of the dates of one file, printed where they are not right."""
    cases = json.loads(Path(path).read_text(encoding="utf-8"))
    cases = [c for c in cases if not only or c["page"].startswith(tuple(only))]
    pages = sorted({c["page"] for c in cases})
    print(f"# {path}: {len(cases)} dates of {len(pages)} pages")
    for page in pages:
        if not (directory / f"{page}.html").is_file():
            raise FileNotFoundError(f"{directory / page}.html")
    ingested, counts = Ingested(bus, directory, pages), Counter()
    with ThreadPoolExecutor(2) as pool:
        answers = pool.map(lambda c: ingested.answer(c["page"], c["date"]), cases)
        for case, answer in zip(cases, answers):
            outcome = judged(case, answer)
            counts[outcome] += 1
            if outcome != "right":
                print(f"    {case['page']} {case['date']}: expected {case['expect']}, {shown(answer)}: {outcome}")
    ingested.close()
    return counts


def shown(answer):
    if isinstance(answer, str):
        return f"got {answer}"
    kinds = ", ".join(sorted(f"{kind} ({label})" for kind, label in answer.timetables))
    return f"got {kinds} from {answer.first}"


def judged(case, answer):
    """right, untold (unknown, or the page is refused) or SILENT."""
    if is_right(case["expect"], answer, case.get("first")):
        return "right"
    told = not isinstance(answer, str) or answer == "none"
    return "SILENT" if told else "untold"
