"""The pages of `scripts/simulate-year`, and the truth behind them."""

import random
from datetime import timedelta

DAYS = ("平日", "土曜", "日祝")
WAYS = ("outbound", "inbound")
# What breaks a page, and how often of all breaks.
BREAKS = (
    "error page", "maintenance", "emptied", "halved", "garbled", "lost day", "other stop",
    "two stops", "hours shifted", "404", "500", "days swapped", "hour row", "third of a table",
    "half of a table", "table shifted", "newer other stop", "marks lost", "legend lost",
)
# How much of a timetable a revision moves: from a bus here and there to nearly all.
SHARES = (0.02, 0.05, 0.1, 0.25, 0.5, 0.8)


class Timetable:
    """The truth of one way: for each kind of day the minutes of the service day, in order."""

    def __init__(self, source, density):
        self.days = {}
        for name in DAYS:
            rate = density * (1 if name == "平日" else 0.7)
            times = set()
            for hour in range(6, 23):
                count = max(1, min(9, round(source.gauss(rate, 0.6))))
                times |= {hour * 60 + minute for minute in source.sample(range(60), count)}
            if source.random() < 0.3:
                times.add(24 * 60 + source.randrange(20))
            self.days[name] = sorted(times)

    def changed(self, source, share):
        """The same with a share of the buses a few minutes off, and some come or gone."""
        other = Timetable.__new__(Timetable)
        other.days = {}
        for name, times in self.days.items():
            moved = {
                min(24 * 60 + 59, max(300, t + source.randint(-7, 7)))
                if source.random() < share else t
                for t in times
            }
            for _ in range(source.randrange(3)):
                moved.discard(source.choice(sorted(moved)))
            moved.add(source.randrange(7 * 60, 22 * 60))
            other.days[name] = sorted(moved)
        return other


class Page:
    """A page of one way: what is true, what it shows, in which layout, and whether it is broken."""

    def __init__(self, number, way, source):
        self.number, self.way, self.source = number, way, source
        self.stop = f"第{number}停留所{'' if way == 'outbound' else '前'}"
        self.truth = Timetable(source, source.choice((2, 3, 4)))
        self.shown = self.truth
        self.label = ""
        self.begins = None
        self.layout = source.randrange(len(LAYOUTS))
        self.broken = None
        self.until = None
        # Every third page has a mark on some of its buses.
        self.mark = number % 3 == 0
        # What could be known when the route could last be read: now, from which day, and then.
        self.known = (self.truth, None, None)

    def learn(self):
        self.known = (self.truth, self.begins, self.shown)

    def expected(self, today):
        """The best that could be known today."""
        now, begins, then = self.known
        return (then if begins is not None and today >= begins else now).days

    def night(self, today, counts):
        """Lets a night's events happen; tells which, or None."""
        if self.begins is not None and today >= self.begins:
            self.truth, self.begins = self.shown, None
        if self.broken:
            if today < self.until:
                return "broken"
            self.broken = None
            counts["came back"] += 1
            return "came back"
        draw = self.source.random()
        if draw < 0.004:
            self.broken = self.source.choice(BREAKS)
            if not self.mark and self.broken in ("marks lost", "legend lost"):
                self.broken = "days swapped"
            self.until = today + timedelta(days=self.source.randint(1, 5))
            counts["broken"] += 1
            counts["broken: " + self.broken] += 1
            return "broken"
        if self.begins is not None:
            return None
        if draw < 0.012:
            share = self.source.choice(SHARES)
            self.truth = self.shown = self.shown.changed(self.source, share)
            self.label = "" if share < 0.3 else f"<br>{today.year}年{today.month}月{today.day}日改正"
            counts["changed"] += 1
            counts[f"changed: {share:.0%}"] += 1
            return "changed"
        if draw < 0.014:
            self.begins = today + timedelta(days=self.source.randint(5, 20))
            self.shown = self.truth.changed(self.source, 0.8)
            self.label = f"<br>{self.begins.year}年{self.begins.month}月{self.begins.day}日改正"
            counts["announced"] += 1
            return "announced"
        if draw < 0.017:
            self.layout = (self.layout + self.source.randint(1, len(LAYOUTS) - 1)) % len(LAYOUTS)
            counts["redesigned"] += 1
            return "redesigned"
        return None

    def answer(self):
        """What the server answers: a status and a page."""
        shown, days, layout = self.shown.days, list(DAYS), LAYOUTS[self.layout]
        if self.broken in ("404", "500"):
            return int(self.broken), None
        if self.broken == "error page":
            return 200, wrap("エラー", "<h1>ページが見つかりません</h1><p>トップページへ</p>")
        if self.broken == "maintenance":
            return 200, wrap("お知らせ", "<h1>ただいまメンテナンス中です</h1><p>2時から5時まで</p>")
        if self.broken == "emptied":
            shown = {name: [] for name in DAYS}
        if self.broken == "lost day":
            days.remove("土曜")
        if self.broken == "hours shifted":
            shown = {name: [t + 300 for t in times if t < 1100] for name, times in shown.items()}
        stop, label, mark = self.stop, self.label, self.mark
        if self.broken in ("other stop", "newer other stop"):
            shown = Timetable(random.Random(self.number * 7 + 1), 3).days
        if self.broken == "newer other stop":
            stop, label = f"別の第{self.number}停留所", "<br>2027年3月31日改正"
        shown = self.partly(shown)
        if self.broken == "marks lost":
            mark = False
        body = layout(shown, days, label, mark)
        if self.mark and self.broken != "legend lost":
            body += "<p>○印は市役所経由</p>"
        if self.broken == "two stops":
            body += "<h2>別の停留所</h2>" + layout(
                Timetable(random.Random(self.number * 7 + 2), 4).days, days, label, False)
        if self.broken == "garbled":
            body = body.replace("0", "〓").replace("5", "�")
        if self.broken == "halved":
            body = body[: len(body) * 2 // 5]
        return 200, wrap(stop, f"<h1>{stop}</h1>{body}")

    def partly(self, shown):
        """A table that lost a part, moved as a whole, or stands under another day."""
        if self.broken == "days swapped":
            return {**shown, "平日": shown["日祝"], "日祝": shown["平日"]}
        times = shown["平日"]
        hours = sorted({t // 60 for t in times})
        if self.broken == "hour row":
            fullest = max(hours[3:-3], key=lambda hour: sum(t // 60 == hour for t in times))
            return {**shown, "平日": [t for t in times if t // 60 != fullest]}
        if self.broken in ("third of a table", "half of a table"):
            count = len(hours) // (3 if self.broken.startswith("third") else 2)
            return {**shown, "平日": [t for t in times if t // 60 in hours[:-count]]}
        if self.broken == "table shifted":
            return {**shown, "平日": [t + 10 for t in times]}
        return shown


def wrap(title, body):
    return (
        f'<html><head><meta charset="utf-8"><title>{title}</title></head><body>{body}</body></html>'
    )


def hours_of(shown, days):
    hours = sorted({t // 60 for name in days for t in shown[name]} | set(range(6, 23)))
    return hours


def minute(time, mark):
    return f"{'○' if mark and time % 4 == 0 else ''}{time % 60:02d}"


def cell(times, hour, mark):
    return " ".join(minute(t, mark) for t in times if t // 60 == hour)


def hours_down(shown, days, label, mark):
    rows = "".join(
        f"<tr><th>{hour}</th>" + "".join(f"<td>{cell(shown[d], hour, mark)}</td>" for d in days) + "</tr>"
        for hour in hours_of(shown, days))
    heads = "".join(f"<th>{d}{label}</th>" for d in days)
    return f"<table><tr><th>時</th>{heads}</tr>{rows}</table>"


def table_per_day(shown, days, label, mark):
    return "".join(
        f"<h2>{d}{label}</h2><table><tr><th>時</th><th>分</th></tr>"
        + "".join(
            f"<tr><td>{hour}</td><td>{cell(shown[d], hour, mark)}</td></tr>"
            for hour in hours_of(shown, days))
        + "</table>"
        for d in days)


def striped(shown, days, label, mark):
    """The first layout dressed up: classes, spans, a caption, hours on both sides."""
    heads = "".join(f'<th class="day"><span>{d}{label}</span></th>' for d in days)
    rows = "".join(
        f'<tr class="h{hour % 2}"><th scope="row">{hour}時</th>'
        + "".join(
            '<td class="m">' + "".join(
                f"<span>{minute(t, mark)}</span> " for t in shown[d] if t // 60 == hour) + "</td>"
            for d in days)
        + "</tr>"
        for hour in hours_of(shown, days))
    return f'<div class="tt"><table><thead><tr><th>時</th>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


LAYOUTS = (hours_down, table_per_day, striped)
