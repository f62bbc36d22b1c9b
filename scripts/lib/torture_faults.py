"""`scripts/torture faults`: pages that still read as timetables and are wrong, beside real revisions.

Every trial is a route with one page of one of three engines. A first night publishes it, then the
page goes wrong in one way, or is revised as companies do, and a second night has to tell which.
"""

import copy
import json
import random
import shutil

from torture_home import Home

KINDS = ("平日", "土曜", "日祝")


class Page:
    """What a page says: names, a day's minutes, the minutes with a mark."""

    def __init__(self, dice):
        number = dice.randint(1, 900)
        self.stop, self.line, self.destination = f"桜{number}丁目", f"{number % 90 + 1}", f"港{number % 70}番"
        self.revised = None
        self.legend = True
        self.days, self.marked = {}, {}
        usual, regular, end = dice.randint(8, 50), dice.random() < 0.3, dice.randint(1200, 1380)
        for kind, slower in zip(KINDS, (1.0, 1.3, 1.6)):
            minute, times = dice.randint(350, 400), []
            while minute < end - 20 * slower:
                times.append(minute)
                peak = 420 <= minute < 540 or 1020 <= minute < 1140
                headway = max(4, int(usual * slower / (2 if peak else 1)))
                minute += headway if regular else headway + dice.randint(-headway // 4, headway // 4)
            self.days[kind] = times
            self.marked[kind] = {time for time in times if dice.random() < 0.25}

    def rows(self, kind):
        hours = {}
        for time in sorted(set(self.days[kind])):
            mark = "○" if time in self.marked[kind] else ""
            hours.setdefault(time // 60, []).append(f"{mark}{time % 60:02d}")
        return hours

    def head(self):
        date = f"<p>{self.revised} 改正</p>" if self.revised else ""
        return (
            f"<h1>{self.stop} 停留所</h1><p>{self.line}系統 {self.destination} 行き</p>{date}")

    def foot(self):
        marks = any(self.marked.values()) and self.legend
        return "<p>○印は市役所経由</p>" if marks else ""

    def grid(self):
        """Hours down, days across."""
        rows = {kind: self.rows(kind) for kind in KINDS}
        hours = sorted({hour for day in rows.values() for hour in day})
        body = "".join(
            f"<tr><th>{hour}</th>"
            + "".join(f"<td>{' '.join(rows[kind].get(hour, []))}</td>" for kind in KINDS) + "</tr>"
            for hour in hours)
        heads = "".join(f"<th>{kind}</th>" for kind in KINDS)
        return f"{self.head()}<table><tr><th>時</th>{heads}</tr>{body}</table>{self.foot()}"

    def apart(self):
        """A table a day under a heading, a cell a minute."""
        tables = "".join(
            f"<h3>{kind}</h3><table>" + "".join(
                f"<tr><th>{hour}時</th>" + "".join(f"<td>{minute}</td>" for minute in minutes) + "</tr>"
                for hour, minutes in self.rows(kind).items()) + "</table>"
            for kind in KINDS)
        return f"{self.head()}{tables}{self.foot()}"

    def listed(self):
        """Times written out, a list a day."""
        lists = "".join(
            f"<h3>{kind}</h3><ul>" + "".join(
                f"<li>{'○' if time in self.marked[kind] else ''}{time // 60}:{time % 60:02d}</li>"
                for time in sorted(set(self.days[kind]))) + "</ul>"
            for kind in KINDS)
        return f"{self.head()}{lists}{self.foot()}"

    def html(self, engine):
        body = (self.grid, self.apart, self.listed)[engine]()
        return (
            f'<html><head><meta charset="utf-8"><title>{self.stop}の時刻表</title></head>'
            f"<body>{body}</body></html>")


def other_stop(page, dice):
    new = Page(dice)
    new.revised = "2026年11月1日"
    return new


def both_ways(page, dice):
    return page


def swapped(page, dice):
    for held in (page.days, page.marked):
        held["平日"], held["日祝"] = held["日祝"], held["平日"]
    return page


def hour_row(page, dice):
    kind = dice.choice(KINDS)
    rows = [hour for hour, minutes in page.rows(kind).items() if len(minutes) > 2]
    if not rows:
        return None
    gone = dice.choice(rows)
    page.days[kind] = [time for time in page.days[kind] if time // 60 != gone]
    return page


def part(share):
    def lose(page, dice):
        kind = dice.choice(KINDS)
        hours = sorted(page.rows(kind))
        count = int(len(hours) * share)
        gone = hours[-count:] if dice.random() < 0.5 else hours[:count]
        page.days[kind] = [time for time in page.days[kind] if time // 60 not in gone]
        return page
    return lose


def shifted(page, dice):
    kind = dice.choice(KINDS)
    page.days[kind] = [time + 10 for time in page.days[kind]]
    page.marked[kind] = {time + 10 for time in page.marked[kind]}
    return page


def marks(page, dice):
    page.marked = {kind: set() for kind in KINDS}
    return page


def legend(page, dice):
    page.legend = False
    return page


def thinner(page, dice):
    """A third of the rows, here and there, as erosion has it."""
    for kind in KINDS:
        page.days[kind] = [time for time in page.days[kind] if dice.random() < 0.67]
    return page


# What may be published of each, in percent; what is named for two nights has to stop on the second.
FAULTS = {
    "another stop with a newer date": (other_stop, 0), "weekdays and holidays swapped": (swapped, 0),
    "an hour row of several buses gone": (hour_row, 5), "a third of one table gone": (part(1 / 3), 5),
    "half of one table gone": (part(1 / 2), 0), "one table shifted by ten minutes": (shifted, 0),
    "all marks lost": (marks, 0), "the legend lost": (legend, 0),
}


def away(count):
    def take(page, dice):
        kind = dice.choice(KINDS)
        for _ in range(count if isinstance(count, int) else int(len(page.days[kind]) * count)):
            page.days[kind].remove(dice.choice(page.days[kind]))
        return page
    return take


def moved(share, most):
    def move(page, dice):
        for kind in KINDS:
            times = {}
            for time in page.days[kind]:
                times[time] = time + (dice.randint(-most, most) if dice.random() < share else 0)
            page.days[kind] = list(times.values())
            page.marked[kind] = {times[time] for time in page.marked[kind]}
        return page
    return move


def more(page, dice):
    page.days[dice.choice(KINDS)] += [dice.randint(420, 1100) for _ in range(4)]
    return page


def last_away(page, dice):
    kind = dice.choice(KINDS)
    page.days[kind] = sorted(page.days[kind])[:-2]
    return page


def renamed(page, dice):
    page.stop = f"新{page.stop}東"
    return page


REVISIONS = {
    "one bus away": away(1), "a tenth away": away(0.1), "a quarter away": away(0.25),
    "a tenth moved": moved(0.1, 3), "half moved": moved(0.5, 5), "all moved": moved(1, 3),
    "four more": more, "the last two away": last_away, "the stop renamed": renamed,
}


class Trials:
    """So many routes with a page each, taken in once."""

    def __init__(self, bench, name, count):
        self.dice = random.Random(f"{bench.given.seed} {name}")
        self.pages = [Page(self.dice) for _ in range(count)]
        self.site = bench.site
        self.hosts = [f"127.{60 + n // 250}.{n % 250}.1" for n in range(count)]
        routes = [
            {
                "id": f"00000000-0000-4000-8000-{number:012d}", "name": f"r{number}",
                "outboundTimetableURLs": [self.site.url(host)], "inboundTimetableURLs": [],
            }
            for number, host in enumerate(self.hosts)
        ]
        folder = bench.scratch / "".join(filter(str.isalnum, name))
        self.home = Home(folder, bench.given.bus, {"routes": routes})
        for number in range(count):
            self.write(number)
        self.first = self.night()

    def write(self, number):
        self.site.bodies[self.hosts[number]] = self.pages[number].html(number % 3).encode()

    def night(self):
        """What became of every route, with the sentence."""
        _, output, errors = self.home.run("ingest", "--json")
        if not output:
            raise SystemExit(f"torture: the night printed nothing: {errors}")
        found = {one["route"]: one for one in json.loads(output)["routes"]}
        return [found[f"r{number}"] for number in range(len(self.pages))]

    def change(self, change):
        """Changes every page; the numbers of those that could be changed."""
        changed = []
        for number, page in enumerate(self.pages):
            new = change(copy.deepcopy(page), self.dice)
            if new is not None and new.html(number % 3) != page.html(number % 3):
                self.pages[number] = new
                self.write(number)
                changed.append(number)
        return changed


def sentence(trial):
    return trial.get("message") or trial.get("outcome", "")


def judge(bench, name, count, change, nights=1):
    """The trials that were published, those that were kept aside, and what was said."""
    trials = Trials(bench, name, count)
    sound = [n for n, one in enumerate(trials.first) if one["outcome"] == "published"]
    if len(sound) < count:
        print(f"  {count - len(sound)} first pages were not published: {sentence(trials.first[0])}")
    stopped = set()
    for _ in range(nights):
        changed = [number for number in trials.change(change) if number in sound]
        result = trials.night()
        stopped |= {number for number in changed if result[number]["outcome"] == "quarantined"}
    said = next((sentence(result[number]) for number in changed if number in stopped), "")
    shutil.rmtree(trials.home.folder, ignore_errors=True)
    return len(changed) - len(stopped & set(changed)), len(changed), said


def faults(bench, count):
    """Each fault and each revision so many times; false alarms are counted over all revisions."""
    for name, (change, most) in FAULTS.items():
        passed, all_, said = judge(bench, name, count, change)
        bench.table.row(
            f"{name}: {passed} of {all_} published", "", passed * 100 <= all_ * most, said)
    passed, all_, said = judge(bench, "a third lost every night", count, thinner, nights=2)
    bench.table.row(f"a third lost on two nights: {passed} of {all_} published", "", passed == 0, said)
    alarms = total = 0
    for name, change in REVISIONS.items():
        for dated in (False, True):
            def revise(page, dice, change=change, dated=dated):
                page = change(page, dice)
                page.revised = "2026年11月1日" if dated else None
                return page
            passed, all_, said = judge(bench, f"{name} {dated}", count, revise)
            kept = all_ - passed
            alarms, total = alarms + kept, total + all_
            what = f"{name}{', dated' if dated else ''}: {kept} of {all_} kept aside"
            bench.table.row(what, "", True, said)
    bench.table.row(
        f"false alarms: {alarms} of {total} revisions", "", alarms * 100 <= total * 2, "")
