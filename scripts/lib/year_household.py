"""The household of `scripts/simulate-year`: what it runs, and what it then has published."""

import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from year_pages import DAYS


class Household:
    """routes.json, the replay folder and the database."""

    def __init__(self, folder, bus, pages):
        self.folder, self.bus, self.pages = Path(folder), bus, pages
        self.site = self.folder / "site"
        self.site.mkdir(parents=True)
        self.database = self.folder / "bus.sqlite"
        numbers = sorted({page.number for page in pages})
        routes = [
            {
                "id": f"00000000-0000-4000-8000-{number:012d}", "name": f"r{number}",
                "outboundTimetableURLs": [self.url(number, "outbound")],
                "inboundTimetableURLs": [self.url(number, "inbound")],
            }
            for number in numbers
        ]
        config = self.folder / "routes.json"
        config.write_text(json.dumps({"routes": routes}, ensure_ascii=False))
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C",
            "BUS_CONFIG": str(config), "BUS_DATABASE": str(self.database),
        }

    def url(self, number, way):
        return f"https://bus.example.jp/{number}/{way}.html"

    def publish_site(self):
        index = {}
        for page in self.pages:
            status, body = page.answer()
            name = f"{page.number}-{page.way}.html"
            entry = {"status": status}
            if body is not None:
                (self.site / name).write_text(body)
                entry["file"] = name
            index[self.url(page.number, page.way)] = entry
        (self.site / "index.json").write_text(json.dumps(index))

    def run(self, *words):
        return subprocess.run(
            [str(self.bus), *words], env=self.environment, capture_output=True, text=True)

    def ingest(self, today):
        start = time.perf_counter()
        result = self.run(
            "ingest", "--replay", str(self.site), "--at", f"{today}T03:20", "--json")
        seconds = time.perf_counter() - start
        if not result.stdout:
            sys.exit(f"simulate-year: {today}: ingest ended with {result.returncode}: {result.stderr}")
        return seconds, {one["route"]: one for one in json.loads(result.stdout)["routes"]}

    def published(self, today):
        """What holds on a day, as the tables say: {(route, way): {days: [minutes]}}."""
        database = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        rows = database.execute(
            """
            WITH holds AS (
              SELECT id, row_number() OVER (PARTITION BY route
                ORDER BY state = 'announced' DESC, effectiveFrom DESC) AS rank, route
              FROM version
              WHERE state = 'active' OR (state = 'announced' AND effectiveFrom <= ?))
            SELECT route.name, page.direction, timetable.service, departure.minutes
            FROM holds JOIN route ON route.id = holds.route JOIN page ON page.version = holds.id
              JOIN timetable ON timetable.page = page.id
              JOIN departure ON departure.timetable = timetable.id
            WHERE holds.rank = 1
            """, (str(today),)).fetchall()
        database.close()
        found = {}
        names = {"weekday": "平日", "saturday": "土曜", "sundayHoliday": "日祝"}
        for route, way, service, minutes in rows:
            days = found.setdefault((route, way), {name: [] for name in DAYS})
            days.setdefault(names.get(service, service), []).append(minutes)
        return {key: {d: sorted(t) for d, t in days.items()} for key, days in found.items()}

    def day(self, page, today):
        """The whole day as `bus timetable` prints it: which days' column, and its minutes."""
        result = self.run(
            "timetable", "--route", f"r{page.number}", "--direction", page.way, "--date",
            str(today), "--format", "json")
        document = json.loads(result.stdout)
        times = [
            departure["departureTime"] for column in document["timetables"]
            for departure in column["departures"]
        ]
        minutes = sorted(int(t[:-3]) * 60 + int(t[-2:]) for t in times)
        kind = document["day"]["service"]
        return {"weekday": "平日", "saturday": "土曜"}.get(kind, "日祝"), minutes

    def state(self, page, today):
        """What `bus next` says of its data."""
        result = self.run(
            "next", "--route", f"r{page.number}", "--direction", page.way, "--at",
            f"{today}T12:00", "--json")
        return json.loads(result.stdout)["data"]["state"]

    def accept(self, route):
        """A person accepts what was kept aside of a route last."""
        history = json.loads(self.run("history", "--route", route, "--json").stdout)
        kept = [v["id"] for v in history["versions"] if v["state"] == "quarantined"]
        return self.run("accept", str(kept[0])).returncode == 0

    def sizes(self):
        database = sum(
            f.stat().st_size for name in ("", "-wal", "-shm")
            for f in [self.folder / f"bus.sqlite{name}"] if f.exists())
        archive = sum(f.stat().st_size for f in (self.folder / "archive").rglob("*") if f.is_file())
        return database, archive
