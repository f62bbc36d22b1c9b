"""What the bad nights of `scripts/torture` share: the undisturbed nights, and the table."""

import random
import sys
import time
from pathlib import Path

from torture_home import Home
from torture_site import Site


class Table:
    """Rows as they come, and whether all of them held."""

    def __init__(self, *heads):
        self.held = 0
        self.rows = 0
        print("  ".join(heads), flush=True)

    def row(self, what, code, holds, message):
        self.rows += 1
        self.held += holds
        first = message.strip().splitlines()[0] if message.strip() else ""
        print(f"{what:<44} {code!s:>4}  {'ok' if holds else 'LOST':<5} {first[:150]}", flush=True)


class Bench:
    """What the cases share: the site, an undisturbed database, and folders to spoil."""

    def __init__(self, given, scratch):
        self.given = given
        self.scratch = Path(scratch)
        self.site = Site(given.pages, given.seed)
        self.random = random.Random(given.seed)
        self.table = None
        settings = self.site.settings()
        self.settings = settings
        self.before = Home(self.scratch / "before", given.bus, settings)
        code, _, errors = self.before.run("ingest")
        if code != 0:
            sys.exit(f"torture: the first undisturbed night ended with {code}: {errors}")
        self.old = self.before.content()
        self.first_requests = len(self.site.taken())
        self.site.change(0.5, 1)
        after = self.before.copy(self.scratch / "after")
        start = time.monotonic()
        code, said, errors = after.run("ingest")
        self.seconds = time.monotonic() - start
        if code != 0:
            sys.exit(f"torture: the second undisturbed night ended with {code}: {errors or said}")
        self.new = after.content()
        self.after = after
        self.site.taken()
        self.old_next = {r["name"]: self.before.next(r["name"]) for r in settings["routes"][:20]}
        self.new_next = {r["name"]: after.next(r["name"]) for r in settings["routes"][:20]}
        print(
            f"{given.pages} pages, {len(settings['routes'])} routes, {self.old[1]} departures;"
            f" a night in which half of them change takes {self.seconds:.2f} s", flush=True)

    def heal(self, home, want=None):
        """A good night after a bad one: empty when the result is the undisturbed one."""
        code, _, errors = home.run("ingest")
        if code not in (0, 2):
            return f"the good night ended with {code}: {errors.strip()}"
        if home.integrity() != "ok":
            return f"integrity_check: {home.integrity()}"
        if home.content() != (want or self.new):
            return f"content differs: {home.content()[1]} departures"
        return ""

    def answers(self, home):
        """Whether `bus next` answers from old or new data, whole."""
        route = self.random.choice(list(self.old_next))
        found = home.next(route)
        return found in (self.old_next[route], self.new_next[route])
