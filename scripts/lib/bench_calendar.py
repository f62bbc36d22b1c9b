"""The kinds of 10,000 days: `bus` cold, as the first work of a new process, against PyPI's `holidays`
warm, its years computed before the clock starts."""

import time
from datetime import date, timedelta

from bench_frame import Contest, Verdict, ensure_packages

DAYS = 10_000
RATIO = 50


def run(bus, rounds, _folder):
    ensure_packages(["holidays"])
    import holidays

    dates = [date(2000, 1, 1) + timedelta(days=number) for number in range(DAYS)]
    package = holidays.country_holidays("JP", years=range(dates[0].year, dates[-1].year + 1))
    counts = set()

    def ours(*flags):
        figures = bus.measured("days", str(DAYS), *flags)
        counts.add(int(figures["holidays"]))
        return figures["microseconds"]

    def theirs():
        start = time.perf_counter()
        kinds = [
            "holiday" if day in package else ("saturday" if day.weekday() == 5 else
            "sunday" if day.weekday() == 6 else "weekday")
            for day in dates
        ]
        spent = (time.perf_counter() - start) * 1e6
        counts.add(kinds.count("holiday"))
        return spent

    theirs()
    contest = Contest(
        {"bus": ours, "bus, day by day": lambda: ours("--single"), "holidays": theirs}).run(rounds)
    print(contest.table("microseconds"))
    verdict = Verdict(f"calendar: {DAYS} days, holidays {holidays.__version__} warm")
    verdict.least("times as fast", contest.times("holidays", "bus"), RATIO)
    verdict.same("the same holidays", len(counts) == 1)
    return verdict.close()
