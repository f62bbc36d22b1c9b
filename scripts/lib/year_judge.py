"""What `scripts/simulate-year` looks at after each night and at the end of each month."""

import random
import statistics
from collections import Counter


class Judge:
    """Compares each night with the truth, and keeps the score."""

    def __init__(self, household):
        self.household = household
        self.counts = Counter()
        self.wrong = []

    def night(self, today, events, report):
        for number in sorted({page.number for page in self.household.pages}):
            pages = [page for page in self.household.pages if page.number == number]
            if not any(page.broken for page in pages):
                for page in pages:
                    page.learn()
            self.route(today, f"r{number}", pages, events, report[f"r{number}"])
        published = self.household.published(today)
        for page in self.household.pages:
            held = published.get((f"r{page.number}", page.way))
            if held != page.expected(today):
                self.fault(today, page, "the database is not the truth")
            if page.expected(today) != page.truth.days:
                self.counts["waiting"] += 1
                if self.household.state(page, today) == "current":
                    self.fault(today, page, "old data that bus next calls current")
        picked = [p for p in self.household.pages if events.get(p)]
        picked += random.Random(today.toordinal()).sample(
            self.household.pages, min(20, len(self.household.pages)))
        for page in picked:
            days, minutes = self.household.day(page, today)
            self.counts["days asked for"] += 1
            if minutes != page.expected(today)[days]:
                self.fault(today, page, f"bus timetable is not the truth ({days})")

    def route(self, today, name, pages, events, entry):
        broken = [page for page in pages if page.broken]
        outcome = entry["outcome"]
        if broken:
            self.counts["nights broken"] += 1
            kept = outcome in ("quarantined", "failed") and entry["message"]
            self.counts["nights named"] += bool(kept)
            if not kept:
                self.fault(today, broken[0], f"broken ({broken[0].broken}), and was {outcome}")
        elif outcome in ("quarantined", "failed"):
            self.counts["false alarms"] += 1
            self.say(f"{today} {name}: false alarm: {entry['message']}")
            self.household.accept(name)

    def fault(self, today, page, what):
        self.counts["wrong"] += 1
        self.say(f"{today} r{page.number} {page.way}: WRONG: {what}")

    def say(self, line):
        self.wrong.append(line)
        if len(self.wrong) <= 40:
            print("  " + line, flush=True)


class Month:
    """The figures of a month."""

    def __init__(self, household, judge=None):
        self.household = household
        self.seconds, self.counts = [], Counter()
        self.before = sum(household.sizes()) if judge else 0
        self.score = Counter(judge.counts) if judge else Counter()

    def add(self, seconds, counts):
        self.seconds.append(seconds)
        self.counts += counts

    def close(self, today, judge):
        database, archive = self.household.sizes()
        nights = len(self.seconds)
        milliseconds = statistics.median(self.seconds) * 1000
        growth = (database + archive - self.before) / nights / 1024
        new = judge.counts - self.score
        c = self.counts
        print(
            f"{today:%Y-%m}  {nights:6} {c['changed']:7} {c['announced']:9} {c['redesigned']:10}"
            f" {c['broken']:6} {new['nights named']:10} {new['false alarms']:6} {new['wrong']:5}"
            f" {milliseconds:8.0f} {database / 1024:11.0f} {archive / 1024:10.0f} {growth:8.1f}",
            flush=True)
        return milliseconds, growth
