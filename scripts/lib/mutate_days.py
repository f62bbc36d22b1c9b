"""On which of fourteen dates how many departures of a page run, asked of the pipeline.

The weeks hold a plain weekday, 山の日, お盆, a Saturday and a Sunday, and the turn of the year.
"""

import json

from truth_days import Ingested

WEEKS = ("2026-08-10", "2026-12-28")
# The law's kinds of the dates of both weeks.
LAW = {
    **dict.fromkeys(("2026-08-10", "2026-08-12", "2026-08-13", "2026-08-14"), "weekday"),
    **dict.fromkeys(("2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31"), "weekday"),
    **dict.fromkeys(("2026-08-15", "2027-01-02"), "saturday"),
    **dict.fromkeys(("2026-08-16", "2027-01-03"), "sunday"),
    **dict.fromkeys(("2026-08-11", "2027-01-01"), "holiday"),
}
COVERED = {
    "weekday": {"weekday"}, "saturday": {"saturday"}, "sunday": {"sunday"}, "holiday": {"holiday"},
    "sundayHoliday": {"sunday", "holiday"}, "saturdaySundayHoliday": {"saturday", "sunday", "holiday"},
    "daily": {"weekday", "saturday", "sunday", "holiday"},
}  # fmt: skip


class Weeks:
    """Pages of a folder, ingested, and their answers."""

    def __init__(self, bus, folder, names):
        self.ingested = Ingested(bus, folder, names)

    def counts(self, name):
        """Date to the number of departures, or None when the pipeline publishes nothing."""
        if self.ingested.outcomes.get(name, {}).get("outcome") != "published":
            return None
        found = {}
        for monday in WEEKS:
            done = self.ingested.run("timetable", "--route", name, "--date", monday, "--week", "--json")
            document = json.loads(done.stdout)
            days = next((v for v in document.values() if isinstance(v, list)), [])
            for day in days:
                found[day["day"]["serviceDate"]] = day["departures"]
        return found

    def sure(self, name, date):
        """The kinds of day that are told for sure on a date."""
        answer = self.ingested.answer(name, date)
        return set() if isinstance(answer, str) else {kind for kind, _ in answer.timetables}

    def close(self):
        self.ingested.close()


def by_law(tables):
    """Date to the number of departures when nothing but the kinds of day counts, or None."""
    if any(t["kind"] not in COVERED for t in tables):
        return None
    return {
        date: sum(len(t["departures"]) for t in tables if kind in COVERED[t["kind"]])
        for date, kind in LAW.items()
    }


def wrong(mutant, found, own, law, tables):
    """The first date that is told wrongly, with what was told; None when there is none.

    Where a remark on days may be gone and the law alone does not tell the rest, nothing is known.
    """
    if mutant.loses_text and law is None:
        return None
    # Departures of which no word says the days may run on any.
    open_days = sum(len(t["departures"]) for t in tables) if all(t["kind"] is None for t in tables) else 0
    for date, count in found.items():
        right = {0, own.get(date, 0), open_days} if own else {0}
        if mutant.loses_text and law:
            right.add(law[date])
        if mutant.rest_runs and own:
            right.add(own.get("2026-08-10", 0))
        if count in right or mutant.may_lose and count <= max(right):
            continue
        return f"{date}: {count} departures, right were {sorted(right)}"
    return None
