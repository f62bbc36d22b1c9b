"""Timetable pages put together from a seed, each with its truth: names, days, departures, marks.

A page is drawn from forms of headings, tables, labels of days, remarks and things that stand beside,
as many companies would have written them. The truth is known because the page is made of it.
"""

import html

from truth import own_timetable

STOPS = (
    "緑ヶ丘 東", "市役所前", "10番街", "発寺", "行人坂下", "郵便局前", "土曜市前", "市場前（西口）", "日の出町三丁目",
    "港・海浜公園", "県立病院", "中央駅", "ＪＲ青葉駅", "団地入口", "第3公園", "着船場", "急行坂", "線路端", "大学正門",
    "北の里", "旧道口", "終点前橋", "運動公園北", "上り坂", "三本松", "便利町", "平日橋", "時計台前",
)  # fmt: skip
NUMBERS = ("12", "特7", "快速8", "若12", "都05", "3・5", "臨", "A", "205", "急31")
LINES = ("港循環線", "東山線", "海岸線", "市内循環", "中央線")
DAYS = (
    (("平日", "weekday"), ("土日祝", "saturdaySundayHoliday")),
    (("平日", "weekday"), ("土曜", "saturday"), ("日祝", "sundayHoliday")),
    (("平　日", "weekday"), ("土曜日", "saturday"), ("休　日", "sundayHoliday")),
    (("平日ダイヤ", "weekday"), ("土休日ダイヤ", "saturdaySundayHoliday")),
    (("月～金", "weekday"), ("土・日・祝日", "saturdaySundayHoliday")),
    (("平日", "weekday"), ("土曜", "saturday"), ("日曜・祝日", "sundayHoliday")),
    (("毎日", "daily"),),
    (("平日", "weekday"),),
)
MARKS = (
    ("▲", "▲印は{0}止りです。", True), ("◆", "◆印は{0}経由です。", False), ("西", "西：{0}経由", False),
    ("a", "a：{0}止", True), ("●", "●は{0}止り", True), ("※", "※印は{0}を経由します", False),
)  # fmt: skip
REMARKS = (
    "・{0}で31系統（{1}行）に接続します", "お問い合わせ：東営業所 0120-000-111", "※{0}では3番のりばから発車します",
    "2026年4月1日改正", "ノンステップバスで運行します", "・道路事情により遅れることがあります", "・{0}方面は5番のりばです",
    "運賃 210円　所要 25分", "【お知らせ】{0}線は11月1日に改正します", "定期券は{0}でお求めください",
)  # fmt: skip


class Draw:
    """One page while it is drawn: its names, its days, and the features that it has."""

    def __init__(self, random):
        self.random, self.one = random, random.choice
        self.stop, self.dest, self.mid, self.far, self.other = random.sample(STOPS, 5)
        self.number, self.line = self.one(NUMBERS), self.one(LINES)
        self.platform = str(random.randrange(1, 9))
        self.days = self.one(DAYS)
        self.names = {"stop": None, "routeName": None, "destination": None, "platform": None}
        self.features = []

    def told(self, **names):
        self.names.update(names)

    def minutes(self, hours, most):
        return {h: sorted(self.random.sample(range(60), self.random.randrange(1, most))) for h in hours}


def slash(draw):
    draw.told(stop=draw.stop, routeName=draw.number, destination=draw.dest)
    return f"<h2>{draw.number}系統　{draw.dest} 行き / {draw.stop} 発</h2>"


def from_via(draw):
    via = f"{draw.mid}経由"
    draw.told(stop=draw.stop, routeName=draw.number, destination=[draw.dest, via + draw.dest])
    return f"<h3>{draw.stop} 発　{draw.number}号系統　{via}　{draw.dest}行き</h3>"


def brackets(draw):
    draw.told(stop=draw.stop, destination=draw.dest + "方面")
    return f"<h1>{draw.stop}（{draw.dest}方面）</h1>"


def arrow(draw):
    draw.told(stop=draw.stop, destination=draw.dest)
    return f"<h3>{draw.stop} → {draw.dest}</h3>"


def chain(draw):
    draw.told(stop=[draw.stop, None], destination=draw.dest)
    return f"<h2>{draw.stop}→{draw.mid}→{draw.dest}</h2>"


def labelled_list(draw):
    draw.told(stop=draw.stop, routeName=draw.number, destination=draw.dest, platform=draw.platform)
    rows = (("停留所", draw.stop), ("系統", draw.number), ("行先", draw.dest), ("のりば", draw.platform))
    return "<dl>" + "".join(f"<dt>{a}</dt><dd>{b}</dd>" for a, b in rows) + "</dl>"


def labelled_table(draw):
    draw.told(stop=draw.stop, destination=draw.dest, platform=draw.platform)
    rows = (("バス停名", draw.stop), ("行き先", draw.dest), ("のりば", draw.platform + "番"))
    return "<table class=meta>" + "".join(f"<tr><th>{a}</th><td>{b}</td></tr>" for a, b in rows) + "</table>"


def two_headings(draw):
    draw.told(stop=draw.stop, routeName=draw.number, destination=draw.dest)
    return f"<h1>{draw.stop}</h1><h2>{draw.number}系統 {draw.dest}行</h2>"


def platform_line(draw):
    draw.told(stop=draw.stop, destination=draw.dest + "方面", platform=draw.platform)
    return f"<h1>{draw.stop}</h1><p>{draw.dest}方面（{draw.platform}番のりば）</p>"


def colons(draw):
    draw.told(stop=draw.stop, destination=draw.dest)
    return f"<p>バス停名：{draw.stop}</p><p>行先：{draw.dest}</p>"


def named_line(draw):
    draw.told(stop=draw.stop, routeName=draw.line, destination=draw.dest)
    return f"<h1>{draw.stop}　時刻表</h1><h2>{draw.line}　{draw.dest}行き</h2>"


def linked_tabs(draw):
    draw.told(stop=draw.stop, destination=draw.dest + "方面")
    here, there = f"<li>{draw.dest}方面</li>", f"<li><a href='/2'>{draw.other}方面</a></li>"
    return f"<h1>{draw.stop}</h1><ul class='tab'>{there + here if draw.random.random() < 0.5 else here + there}</ul>"


def current_tab(draw):
    draw.told(stop=draw.stop, destination=draw.dest)
    return (
        f"<h1>{draw.stop}</h1><p>[<b>{draw.dest}行</b>] [<a href=2.htm>{draw.other}行</a>] [<a href=3.htm>{draw.far}行</a>]</p>"
    )


def spans(draw):
    draw.told(stop=draw.stop, routeName=draw.number, destination=draw.dest)
    return (
        f"<div class=head><span>{draw.number}</span> <span>{draw.dest} 行</span></div>"
        f"<div class=head2><span>{draw.stop}</span> <span>バス停</span></div>"
    )


def destination_first(draw):
    draw.told(stop=draw.stop, destination=draw.dest)
    return f"<h1>{draw.dest}行の時刻表</h1><h2>{draw.stop} 発</h2>"


def bilingual(draw):
    draw.told(stop=draw.stop, destination=draw.dest)
    return f"<h1>{draw.stop} <small lang=en>Bus Stop</small></h1><p>{draw.dest} 行<br><span lang=en>for the Terminal</span></p>"


HEADINGS = (
    slash, from_via, brackets, arrow, chain, labelled_list, labelled_table, two_headings, platform_line,
    colons, named_line, linked_tabs, current_tab, spans, destination_first, bilingual,
)  # fmt: skip


def hour_grid(draw, columns, cell):
    """hours × days: columns is a list of hour to list of minute texts."""
    hours = sorted({h for column in columns for h in column})
    head = "".join(f"<th>{label}</th>" for label, _ in draw.days)
    body = "".join(
        f"<tr><th>{h}</th>" + "".join(f"<td>{cell(c.get(h, []))}</td>" for c in columns) + "</tr>\n"
        for h in hours
    )
    return f"<table><tr><th>時</th>{head}</tr>\n{body}</table>"


def spaced_grid(draw, columns):
    return hour_grid(draw, columns, lambda minutes: " ".join(minutes))


def span_grid(draw, columns):
    return hour_grid(draw, columns, lambda minutes: "".join(f"<span>{m}</span>" for m in minutes))


def old_grid(draw, columns):
    """The same in upper case and unclosed."""
    hours = sorted({h for column in columns for h in column})
    rows = ["<TR><TD>時" + "".join(f"<TD>{label}" for label, _ in draw.days)]
    rows += [f"<TR><TD>{h}" + "".join("<TD>" + (" ".join(c.get(h, [])) or "&nbsp;") for c in columns) for h in hours]
    return "<TABLE BORDER=1>" + "\n".join(rows) + "</TABLE>"


def table_a_day(draw, columns):
    made = ""
    for (label, _), column in zip(draw.days, columns):
        rows = "".join(f"<tr><th>{h}</th><td>{' '.join(m)}</td></tr>" for h, m in column.items())
        made += f"<h4>{label}</h4><table><tr><th>時</th><th>分</th></tr>{rows}</table>\n"
    return made


def divs(draw, columns):
    made = ""
    for (label, _), column in zip(draw.days, columns):
        rows = "".join(f"<div class=r><div class=h>{h}</div><div class=m>{' '.join(m)}</div></div>" for h, m in column.items())
        made += f"<section><h3>{label}</h3>{rows}</section>\n"
    return made


def clocks(column):
    return [f"{h}:{m}" for h, minutes in column.items() for m in minutes]


def time_columns(draw, columns):
    lists = [clocks(c) for c in columns]
    head = "".join(f"<th>{label}</th>" for label, _ in draw.days)
    rows = "".join(
        "<tr>" + "".join(f"<td>{times[i] if i < len(times) else ''}</td>" for times in lists) + "</tr>\n"
        for i in range(max(map(len, lists)))
    )
    return f"<table><tr>{head}</tr>{rows}</table>"


def paragraphs(draw, columns):
    return "".join(f"<h4>{label}</h4><p>{'　'.join(clocks(c))}</p>\n" for (label, _), c in zip(draw.days, columns))


TABLES = (spaced_grid, span_grid, old_grid, table_a_day, divs, time_columns, paragraphs)


def noise(draw):
    """What stands before and behind, none of it a name."""
    lines = [r.format(draw.other, draw.far) for r in draw.random.sample(REMARKS, draw.random.randrange(0, 4))]
    wrapped = [draw.one(("<p>{0}</p>", "<div>{0}</div>", "<ul><li>{0}</li></ul>")).format(line) for line in lines]
    cut = draw.random.randrange(len(wrapped) + 1)
    menu = draw.one(("", f"<nav><a href=/a>{draw.far}</a> <a href=/b>路線図</a> <a href=/c>運賃検索</a></nav>"))
    if lines:
        draw.features.append("remarks before" if cut else "remarks behind")
    return menu + "".join(wrapped[:cut]), "".join(wrapped[cut:])


def departures(draw, column, mark):
    """The truth of one column, and its minutes as the page prints them."""
    printed, listed = {}, []
    for hour, minutes in column.items():
        printed[hour] = []
        for minute in minutes:
            marked = mark and draw.random.random() < 0.25
            printed[hour].append((mark[0] if marked and mark[0] != "a" else "") + f"{minute:02d}" + ("a" if marked and mark[0] == "a" else ""))
            entry = {"departureTime": f"{hour:02d}:{minute:02d}", "marks": []}
            if marked:
                entry["marks"] = [{"mark": mark[0], "text": mark[3]}]
                if mark[2]:
                    entry["destination"] = draw.mid
            listed.append(entry)
    return printed, listed


def chosen_mark(draw, table):
    """(sign, legend line, whether it names a destination, its text), or None."""
    if draw.random.random() < 0.6 or table in (time_columns, paragraphs):
        return None
    sign, form, ends = draw.one(MARKS)
    line = form.format(draw.mid)
    text = line.split("：", 1)[1] if "：" in line else line
    draw.features.append("mark " + sign)
    return sign, line, ends, text


def grid_page(draw):
    heading, table = draw.one(HEADINGS), draw.one(TABLES)
    draw.features += [heading.__name__, table.__name__]
    above = heading(draw)
    mark = chosen_mark(draw, table)
    columns, tables = [], []
    for label, kind in draw.days:
        start = draw.random.randrange(5, 9)
        hours = range(start, start + draw.random.randrange(4, 15))
        printed, listed = departures(draw, draw.minutes(hours, 6), mark)
        columns.append(printed)
        tables.append({**draw.names, "label": "".join(label.split()), "service": kind, "departures": listed})
    before, behind = noise(draw)
    legend = f"<p>{html.escape(mark[1])}</p>" if mark else ""
    return before + above + table(draw, columns) + legend + behind, tables


def trip_page(draw):
    """Stops × trips or turned, under the line's heading; the last stop is where all end."""
    count, trips = draw.random.randrange(3, 7), draw.random.randrange(2, 7)
    stops = draw.random.sample(STOPS, count)
    label, kind = draw.one((("平日", "weekday"), ("土日祝", "saturdaySundayHoliday"), ("毎日", "daily")))
    names = draw.one((("1便", "2便", "3便", "4便", "5便", "6便"), ("第1便", "第2便", "第3便", "第4便", "第5便", "第6便"), ("No.1", "No.2", "No.3", "No.4", "No.5", "No.6"), "123456"))
    start = [draw.random.randrange(360, 420) + 90 * i for i in range(trips)]
    steps = [sum(draw.random.randrange(2, 12) for _ in range(s)) if s else 0 for s in range(count)]
    steps = [sum(steps[: s + 1]) for s in range(count)]
    rows = [[f"{(t + step) // 60}:{(t + step) % 60:02d}" for t in start] for step in steps]
    head = [draw.one(("停留所", "停留所名", "バス停")), *names[:trips]]
    grid = [head] + [[stop, *row] for stop, row in zip(stops, rows)]
    turned = draw.random.random() < 0.5
    if turned:
        grid = [["便", *stops]] + [[n, *column] for n, column in zip(names, zip(*rows))]
    draw.features.append("trips as rows" if turned else "trips as columns")
    draw.features.append("trips " + names[0])
    before, behind = noise(draw)
    body = "".join("<tr>" + "".join(f"<td>{c}</td>" for c in row) + "</tr>\n" for row in grid)
    tables = [
        {
            "stop": stop, "routeName": draw.line, "destination": stops[-1],
            "platform": ["3", None] if f"※{stop}では3番のりば" in before + behind else None,
            "label": label, "service": kind,
            "departures": [{"departureTime": clock.zfill(5), "marks": []} for clock in row],
        }
        for stop, row in zip(stops[:-1], rows)
    ]  # fmt: skip
    return f"{before}<h3>{draw.line}（{label}）</h3><table>{body}</table>{behind}", tables


def pages(count, random):
    """(features, charset, page, timetables) of as many pages."""
    for _ in range(count):
        draw = Draw(random)
        body, tables = (trip_page if random.random() < 0.25 else grid_page)(draw)
        charset = random.choice(("utf-8", "utf-8", "cp932"))
        title = random.choice(("時刻表", "バス時刻表", "時刻表｜東西バス", ""))
        meta = f'<meta charset="{"Shift_JIS" if charset == "cp932" else charset}">'
        page = f"<!DOCTYPE html><html lang=ja><head>{meta}<title>{title}</title></head><body>\n{body}\n</body></html>\n"
        yield draw.features, charset, page, [own_timetable(t) for t in tables]
