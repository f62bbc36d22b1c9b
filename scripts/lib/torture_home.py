"""A household that bad nights befall: routes.json, a database and an archive."""

import hashlib
import json
import os
import shutil
import sqlite3
import subprocess
from pathlib import Path

NOON = "2026-11-20T12:00"


class Home:
    """A folder with routes.json, a database and an archive."""

    def __init__(self, folder, bus, settings):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.bus = bus
        self.config = self.folder / "routes.json"
        self.config.write_text(json.dumps(settings))
        self.data = self.folder / "data"
        self.data.mkdir(exist_ok=True)
        self.database = self.data / "bus.sqlite"
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C",
            "BUS_CONFIG": str(self.config), "BUS_DATABASE": str(self.database),
        }

    def start(self, *words, **options):
        return subprocess.Popen(
            [str(self.bus), *words], env=self.environment, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE, text=True, **options)

    def run(self, *words, **options):
        process = self.start(*words, **options)
        output, errors = process.communicate()
        return process.returncode, output, errors

    def copy(self, folder):
        other = Home(folder, self.bus, json.loads(self.config.read_text()))
        shutil.rmtree(other.data)
        shutil.copytree(self.data, other.data)
        return other

    def archived(self):
        """The hashes of the files of the archive."""
        return {
            path.parent.name + path.name
            for path in (self.data / "archive").glob("??/*") if not path.name.endswith(".new")
        }

    def content(self):
        """A hash of every published departure with all that is said of it but moments."""
        database = sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)
        rows = database.execute(
            "SELECT route, direction, departureTime, routeName, destination, platform, stop, label,"
            " service, pattern, marks, trip, stopPosition, url, sha256, at FROM busSchedule"
            " ORDER BY route, direction, url, at, departureTime, label").fetchall()
        database.close()
        return hashlib.sha256(repr(rows).encode()).hexdigest(), len(rows)

    def integrity(self):
        database = sqlite3.connect(self.database)
        found = database.execute("PRAGMA integrity_check").fetchone()[0]
        keys = database.execute("PRAGMA foreign_key_check").fetchall()
        database.close()
        return found if not keys else f"{len(keys)} foreign keys broken"

    def next(self, route):
        """Exit status, and the departures that `bus next` gives for a route."""
        code, output, _ = self.run("next", "--route", route, "--at", NOON, "--count", "9", "--json")
        document = json.loads(output) if output else {}
        times = [one["departureTime"] for one in document.get("departures", [])]
        return code, document.get("status"), times
