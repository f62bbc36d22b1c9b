"""Asks the pipeline on which dates which timetable of a page runs.

FILE is a list of {"page", "date", "expect"}: the kind of day whose timetables run, as truth files
name kinds (weekday, sunday_holiday or sundayHoliday, …), the label of the timetable where the kind
is `custom` or two share it, `none` where nothing runs, `unknown` where the page cannot say; or a
list of them, all of which are right. Every page is ingested by replay into a scratch database;
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
        done = self._run("ingest", "--replay", str(self.folder), "--json")
        report = json.loads(done.stdout)
        self.outcomes = {r["route"]: r for r in report.get("routes", [])}

    def _run(self, command, *options):
        places = ["--config", str(self.folder / "routes.json")]
        places += ["--database", str(self.folder / "data/bus.sqlite")]
        line = [str(self.bus), command, *options, *places]
        return subprocess.run(line, capture_output=True, timeout=300, check=False)

    def answer(self, page, date):
        """What runs on a date: a set of (kind, label), or a word that says why nothing is told."""
        outcome = self.outcomes.get(page, {})
        if outcome.get("outcome") not in ("published", "unchanged"):
            return f"refused ({outcome.get('outcome')})"
        done = self._run("timetable", "--route", page, "--date", date, "--json")
        tables = [t for t in json.loads(done.stdout).get("timetables", []) if t["departures"]]
        if tables:
            doubted = all("doubt" in d for t in tables for d in t["departures"])
            return "unknown" if doubted else {(t["service"], plain(t["label"])) for t in tables}
        done = self._run("next", "--route", page, "--at", f"{date}T04:00", "--json")
        status = json.loads(done.stdout).get("status")
        return {"noService": "none", "noneLeft": "none", "unknownDay": "unknown"}.get(status, status)

    def close(self):
        shutil.rmtree(self.folder)


def is_right(expected, answer):
    if isinstance(expected, list):
        return any(is_right(one, answer) for one in expected)
    if isinstance(answer, str):
        return expected == answer
    kind, label = SHARED_KINDS.get(expected, expected), plain(expected)
    return all(service == kind or name == label for service, name in answer)


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
            outcome = judged(case["expect"], answer)
            counts[outcome] += 1
            if outcome != "right":
                print(f"    {case['page']} {case['date']}: expected {case['expect']}, got {answer}: {outcome}")
    ingested.close()
    return counts


def judged(expected, answer):
    """right, untold (unknown, or the page is refused) or SILENT."""
    if is_right(expected, answer):
        return "right"
    told = not isinstance(answer, str) or answer == "none"
    return "SILENT" if told else "untold"
