"""`scripts/bench next`: a whole `bus next` beside the sqlite3 command and a Python script.

Each round runs all of them once, one after the other; the medians of the rounds count, so that what
else the machine does meets all alike. A route has 300 departures. Three households are made: 10 routes;
1,000 routes, all of them in routes.json; and 10 routes in routes.json beside a database of 10,000
(3,000,000 departures).
"""

import json
import os
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


def page(name, is_back):
    """A page of 150 departures, as a company might print it; the way back leaves seven minutes later."""
    days = [("平日", 70), ("土曜", 45), ("日祝", 35)]
    hours = {}
    for column, (_, count) in enumerate(days):
        for number in range(count):
            minutes = 330 + number * 1080 // count + 7 * is_back
            mark = "P" if number % 5 == 0 else ""
            hours.setdefault(minutes // 60, [[], [], []])[column].append(f"{mark}{minutes % 60:02}")
    way = ("地下鉄鳴子北", "鳴子住宅") if is_back else ("鳴子住宅", "地下鉄鳴子北")
    rows = "".join(
        f"<tr><th>{hour}</th>" + "".join(f"<td>{' '.join(cell)}</td>" for cell in cells) + "</tr>"
        for hour, cells in sorted(hours.items()))
    return (
        f"<html><head><meta charset=utf-8><title>{way[0]} 時刻表</title></head><body>"
        f"<!-- {name} --><h1>{way[0]}</h1><h2>鳴子14系統 {way[1]} 行 2番のりば</h2>"
        f"<table><tr><th>時</th><th>{'</th><th>'.join(day for day, _ in days)}</th></tr>{rows}</table>"
        "<p>P…東口経由</p></body></html>")


def fill(bus, database, settings, folder):
    """A night's ingest of these routes from files: 300 departures for each of them."""
    pages = folder / "pages"
    pages.mkdir(exist_ok=True)
    index = {}
    for route in settings["routes"]:
        for way, urls in (("", "outboundTimetableURLs"), ("-back", "inboundTimetableURLs")):
            file = f"{route['name']}{way}.html"
            (pages / file).write_text(page(route["name"], way != ""))
            index[route[urls][0]] = file
    (pages / "index.json").write_text(json.dumps(index))
    config = folder / "all.json"
    config.write_text(json.dumps(settings, ensure_ascii=False))
    done = subprocess.run(
        [bus, "ingest", "--replay", pages, "--config", config, "--database", database, "--quiet"],
        check=False, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"bench next: the ingest ended with {done.returncode}: {done.stderr[-300:]}")


class Household:
    """A routes.json that lists so many routes, and a database that holds so many."""

    def __init__(self, folder, bus, size):
        listed, stored = size
        self.name = f"{listed} routes of {stored}"
        self.config = folder / f"routes-{listed}.json"
        self.database = folder / f"bus-{stored}.sqlite"
        settings = routes(listed)
        self.config.write_text(json.dumps(settings, ensure_ascii=False, indent=2))
        fill(bus, self.database, routes(stored), folder)

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
