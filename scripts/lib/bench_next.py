"""`scripts/bench next`: a whole `bus next` beside the sqlite3 command and a Python script.

Each round runs all of them once, one after the other; the medians of the rounds count, so that what
else the machine does meets all alike. A route has 300 departures. Three households are made: 10 routes;
1,000 routes, all of them in routes.json; and 10 routes in routes.json beside a database of 10,000
(3,000,000 departures).
"""

import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

from bench_frame import Contest, Verdict, command

# How many routes are listed and stored, and how many times sqlite3's time an answer may take.
FEW, MANY, MUCH = (10, 10), (1000, 1000), (10, 10_000)
RATIOS = {FEW: 1.35, MANY: 2.0}
GROWTH = 1.20
NOW = "2026-11-20T07:20"
ROUTE = "home"

# What a person would ask by hand: three rows, by the view that the schema has for it.
QUERY = """
SELECT departureTime, routeName, destination, platform, marks FROM busSchedule
WHERE route = 'home' AND direction = 'outbound' AND service = 'weekday' AND departureTime >= '07:20'
ORDER BY departureTime LIMIT 3
"""

# The same by a script: read the settings, know the day, ask, say how long until then.
PYTHON = r"""
import datetime, json, sqlite3, sys
settings, database, name, now = sys.argv[1:]
route = next(r for r in json.load(open(settings))["routes"] if r["name"] == name)
now = datetime.datetime.fromisoformat(now)
service = ["weekday"] * 5 + ["saturday", "sundayHoliday"]
db = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
rows = db.execute(
    "SELECT departureTime, routeName, destination, platform, marks FROM busSchedule"
    " WHERE route = ? AND direction = 'outbound' AND service = ? AND departureTime >= ?"
    " ORDER BY departureTime LIMIT 3",
    (name, service[now.weekday()], now.strftime("%H:%M")))
for time, line, destination, platform, marks in rows:
    hours, minutes = map(int, time.split(":"))
    wait = hours * 60 + minutes - now.hour * 60 - now.minute
    reached = "" if wait >= route.get("walkMinutes", 0) else "  too late to walk"
    print(f"  {time}  in {wait} min  {line}  {destination}  platform {platform}{reached}")
"""


def routes(count):
    """A routes.json of so many routes; `home` stands in the middle."""
    names = [f"route{number}" for number in range(count)]
    names[count // 2] = ROUTE
    listed = [
        {
            "id": str(uuid.uuid5(uuid.NAMESPACE_URL, name)), "name": name, "title": f"{name} ↔ 駅",
            "outboundTimetableURLs": [f"https://bus.example.jp/dia/{name}.html"],
            "inboundTimetableURLs": [f"https://bus.example.jp/dia/{name}-back.html"],
            "walkMinutes": 4, "operator": "example",
        }
        for name in names
    ]
    days = [{"on": "12-29..01-03", "runs": "sundayHoliday", "because": "年末年始"}]
    return {"routes": listed, "operators": [{"id": "example", "serviceDays": days}]}


def fill(database, settings):
    """Writes what an ingest of these routes would have left: 300 departures for each of them."""
    db = sqlite3.connect(database)
    at = int(time.time())
    kinds = [
        ("平日", "weekday", "1;w", 70), ("土曜", "saturday", "1;s", 45),
        ("日祝", "sundayHoliday", "1;uh", 35)]
    run = db.execute("INSERT INTO run (startedAt) VALUES (?)", (at,)).lastrowid
    for route in settings["routes"]:
        row = db.execute(
            "INSERT INTO route (uuid, name) VALUES (?, ?)", (route["id"], route["name"])).lastrowid
        version = db.execute(
            "INSERT INTO version (route, run, state, createdAt, publishedAt, contentHash,"
            " extractorVersion, departures) VALUES (?, ?, 'active', ?, ?, ?, '1', 300)",
            (row, run, at, at, "0" * 32)).lastrowid
        for position, direction in enumerate(("outbound", "inbound")):
            page = db.execute(
                "INSERT INTO page (version, position, direction, url, sha256, fetchedAt, hintsKey)"
                " VALUES (?, ?, ?, ?, ?, ?, '')",
                (version, position, direction, route[f"{direction}TimetableURLs"][0], "0" * 64, at)
            ).lastrowid
            for column, (label, service, pattern, count) in enumerate(kinds):
                timetable = db.execute(
                    "INSERT INTO timetable (page, position, stop, routeName, destination, platform,"
                    " label, service, pattern, at) VALUES (?, ?, '鳴子住宅', '鳴子14', '地下鉄鳴子北',"
                    " '2', ?, ?, ?, 'table[1]')", (page, column, label, service, pattern)).lastrowid
                db.executemany(
                    "INSERT INTO departure (timetable, position, minutes, marks, at)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (
                        (timetable, number, 330 + number * 1080 // count,
                         '[{"mark":"P","text":"東口経由"}]' if number % 5 == 0 else None,
                         f"table[1]/tr[{number // 4}]/td[1]")
                        for number in range(count)
                    ))
        db.execute(
            "INSERT INTO runRoute (route, run, outcome, at) VALUES (?, ?, 'published', ?)",
            (row, run, at))
    db.execute("UPDATE run SET finishedAt = ?, outcome = 'published' WHERE id = ?", (at, run))
    db.commit()
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()


class Household:
    """A routes.json that lists so many routes, and a database that holds so many."""

    def __init__(self, folder, bus, size):
        listed, stored = size
        self.name = f"{listed} routes of {stored}"
        self.config = folder / f"routes-{listed}.json"
        self.database = folder / f"bus-{stored}.sqlite"
        settings = routes(listed)
        self.config.write_text(json.dumps(settings, ensure_ascii=False, indent=2))
        # An ingest of no pages makes the database, so that its schema is the program's own.
        empty = folder / "empty.json"
        empty.write_text('{"routes": []}')
        subprocess.run(
            [bus, "ingest", "--offline", "--config", empty, "--database", self.database],
            check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        fill(self.database, routes(stored))

    def commands(self, bus, sqlite, script):
        """What is run, by name."""
        return {
            "sqlite3": [sqlite, "-readonly", self.database, QUERY],
            "bus next": [
                bus, "next", "--route", ROUTE, "--at", NOW, "--config", self.config,
                "--database", self.database],
            "python": [sys.executable, script, self.config, self.database, ROUTE, NOW],
        }


def spend(words):
    """Milliseconds on the clock that one run takes."""
    with open(os.devnull, "w") as nowhere:
        start = time.perf_counter()
        child = os.posix_spawnp(
            str(words[0]), [str(word) for word in words], os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1)])
        _, status = os.waitpid(child, 0)
        wall = time.perf_counter() - start
    if status != 0:
        sys.exit(f"bench next: {words[0]} ended with {os.waitstatus_to_exitcode(status)}")
    return wall * 1e3


def run(bus, rounds, _folder):
    """A whole `bus next` beside `sqlite3` and Python, with few routes and with many."""
    sqlite = command("sqlite3", "sqlite3")
    bus = bus.path
    rounds = max(rounds, 100)
    with tempfile.TemporaryDirectory(prefix="bus-bench-") as name:
        folder = Path(name)
        script = folder / "next.py"
        script.write_text(PYTHON)
        print(f"making three households, one with {MUCH[1] * 300} departures", flush=True)
        homes = {size: Household(folder, bus, size) for size in (FEW, MANY, MUCH)}
        lines = {
            (home.name, program): words
            for home in homes.values()
            for program, words in home.commands(bus, sqlite, script).items()
        }
        for words in lines.values():
            spend(words)
        turns = {
            f"{name}, {program}": lambda words=words: spend(words)
            for (name, program), words in lines.items()
        }
        contest = Contest(turns).run(rounds)
    print(contest.table("wall ms"))
    verdict = Verdict("next")
    for size, bound in RATIOS.items():
        name = homes[size].name
        verdict.most(
            f"times sqlite3 with {name}",
            contest.times(f"{name}, bus next", f"{name}, sqlite3"), bound)
    few, much = homes[FEW].name, homes[MUCH].name
    verdict.most(
        f"times as long with {much} as with {few}",
        contest.median(f"{much}, bus next") / contest.median(f"{few}, bus next"), GROWTH)
    return verdict.close()
