"""`scripts/bench next`: a whole `bus next` beside the sqlite3 command and a Python script.

Each round runs all of them once, one after the other; the medians of the rounds count, so that what
else the machine does meets all alike. Two databases are made: 10 routes, and 10,000 routes with
300 departures each (3,000,000); routes.json lists the same routes.
"""

import json
import os
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

RATIO = 2.0
AIM = 1.25
GROWTH = 1.20
FEW, MANY = 10, 10_000
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
    kinds = [("平日", "weekday", 70), ("土曜", "saturday", 45), ("日祝", "sundayHoliday", 35)]
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
            for column, (label, service, count) in enumerate(kinds):
                timetable = db.execute(
                    "INSERT INTO timetable (page, position, stop, routeName, destination, platform,"
                    " label, service, pattern, at) VALUES (?, ?, '鳴子住宅', '鳴子14', '地下鉄鳴子北',"
                    " '2', ?, ?, ?, 'table[1]')", (page, column, label, service, label)).lastrowid
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
    """A folder with routes.json and a database of so many routes."""

    def __init__(self, folder, bus, count):
        self.count = count
        self.config = folder / f"routes-{count}.json"
        self.database = folder / f"bus-{count}.sqlite"
        settings = routes(count)
        self.config.write_text(json.dumps(settings, ensure_ascii=False, indent=2))
        # An ingest of no pages makes the database, so that its schema is the program's own.
        empty = folder / "empty.json"
        empty.write_text('{"routes": []}')
        subprocess.run(
            [bus, "ingest", "--offline", "--config", empty, "--database", self.database],
            check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        fill(self.database, settings)

    def commands(self, bus, sqlite, script):
        """What is run, by name."""
        return {
            "sqlite3": [sqlite, "-readonly", self.database, QUERY],
            "bus next": [
                bus, "next", "--route", ROUTE, "--at", NOW, "--config", self.config,
                "--database", self.database],
            "python": [sys.executable, script, self.config, self.database, ROUTE, NOW],
        }


def spend(command):
    """Milliseconds on the clock and of the processor that one run takes."""
    with open(os.devnull, "w") as nowhere:
        start = time.perf_counter()
        child = os.posix_spawnp(
            str(command[0]), [str(word) for word in command], os.environ,
            file_actions=[(os.POSIX_SPAWN_DUP2, nowhere.fileno(), 1)])
        _, status, usage = os.wait4(child, 0)
        wall = time.perf_counter() - start
    if status != 0:
        sys.exit(f"bench next: {command[0]} ended with {os.waitstatus_to_exitcode(status)}")
    return wall * 1e3, (usage.ru_utime + usage.ru_stime) * 1e3


def run(bus, rounds):
    """A whole `bus next` beside `sqlite3` and Python, with few routes and with many."""
    sqlite = shutil.which("sqlite3")
    if sqlite is None:
        print("bench next: there is no sqlite3 command; install it (Debian: sqlite3)")
        return 69
    rounds = max(rounds, 100)
    with tempfile.TemporaryDirectory(prefix="bus-bench-") as name:
        folder = Path(name)
        script = folder / "next.py"
        script.write_text(PYTHON)
        print(f"making {FEW} routes, and {MANY} routes with {MANY * 300} departures", flush=True)
        homes = [Household(folder, bus, count) for count in (FEW, MANY)]
        lines = {
            (home.count, program): command
            for home in homes for program, command in home.commands(bus, sqlite, script).items()
        }
        for command in lines.values():
            spend(command)
        spent = {key: [] for key in lines}
        for _ in range(rounds):
            for key, command in lines.items():
                spent[key].append(spend(command))
    return told(spent, rounds)


def told(spent, rounds):
    """Prints the table and the figures; 0 when the ratios are what they must be."""
    print(f"{'routes':>7} {'program':<9} {'wall ms':>8} {'cpu ms':>8} {'times sqlite3':>14}")
    wall = {key: statistics.median(w for w, _ in runs) for key, runs in spent.items()}
    for (count, program), runs in spent.items():
        cpu = statistics.median(c for _, c in runs)
        ratio = wall[count, program] / wall[count, "sqlite3"]
        print(f"{count:7} {program:<9} {wall[count, program]:8.2f} {cpu:8.2f} {ratio:14.2f}")
    worst = max(wall[count, "bus next"] / wall[count, "sqlite3"] for count in (FEW, MANY))
    growth = wall[MANY, "bus next"] / wall[FEW, "bus next"]
    python = wall[FEW, "python"] / wall[FEW, "bus next"]
    print(
        f"next: {worst:.2f} times sqlite3 (must be {RATIO}, aim {AIM}); {MANY} routes take"
        f" {growth:.2f} times what {FEW} do (must be {GROWTH}); Python takes {python:.1f} times as"
        f" long; {rounds} rounds")
    return 0 if worst <= RATIO and growth <= GROWTH else 1
