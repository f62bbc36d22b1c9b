"""What `scripts/mutate` does to the words around the times: names, remarks, days, other tables.

Each takes the page's text, the random numbers and its truth, and gives a mutant whose truth is known,
or None where the page has not what it changes.
"""

import re

from mutations import CELL, DAY_WORD, ROW, TABLE, Mutant, is_day_row, rows_of
from truth import NAMES, choices, plain

HEADING = re.compile(r"<(h[1-6]|caption|title|summary)\b[^>]*>.*?</\1>", re.S | re.I)
REMARKS = (
    "・{mark}印は和泉口", "２系統阪上台", "・東雲で１０系統（阪上台行）に接続します", "※東雲駅では3番のりばから発車します",
    "お問い合わせ：東雲営業所 0120-333-444", "2026年4月1日改正", "・{mark}印は東雲止り",
)  # fmt: skip
# A head's qualifier, and dates of the weeks that are asked on which no weekday runs for sure.
QUALIFIERS = (
    ("（12月29日～1月3日を除く）", ("2026-12-29", "2026-12-30", "2026-12-31")),
    ("<br>(8/13～8/16を除く)", ("2026-08-13", "2026-08-14")),
    ("（お盆・年末年始を除く）", ("2026-08-14", "2026-12-31")),
    ("<br><small>（学校休業日を除く）</small>", ("2026-08-13", "2026-12-30")),
)
OTHERS = (
    ("授業時間", "<tr><th>1限</th><td>9:00～10:30</td></tr><tr><th>2限</th><td>10:40～12:10</td></tr><tr><th>3限</th><td>13:00～14:30</td></tr>"),
    ("イベント内容", "<tr><th>時間</th><th>内容</th></tr><tr><td>10:00</td><td>開会式</td></tr><tr><td>10:30</td><td>太鼓演奏</td></tr><tr><td>12:00</td><td>もちまき</td></tr>"),
    ("今夜の番組", "<tr><td>19:00</td><td>ニュース</td></tr><tr><td>19:30</td><td>クイズ</td></tr><tr><td>20:00</td><td>ドラマ</td></tr>"),
    ("開館時間", "<tr><td>図書館</td><td>9:00～17:00</td></tr><tr><td>売店</td><td>10:00～16:30</td></tr>"),
    ("料金", "<tr><td>大人</td><td>400</td></tr><tr><td>子供</td><td>200</td></tr>"),
)  # fmt: skip


def words(html):
    return plain(re.sub(r"<[^>]*>", "", html)) or ""


def shared_names(tables):
    """(names that hold for all departures of a page, all other names), both plain."""
    everywhere, elsewhere = set(), set()
    for name in NAMES:
        told = {d["names"][name] for t in tables for d in t["departures"]}
        one = len(told) == 1
        for value in {v for values in told for v in values if v}:
            (everywhere if one else elsewhere).add(value)
    return everywhere, elsewhere


def naming_headings(text, tables):
    """Headings that name what holds for the whole page, and neither days nor a part of it."""
    everywhere, elsewhere = shared_names(tables)
    found = []
    for heading in HEADING.finditer(text):
        said = words(heading[0])
        names = any(name in said for name in everywhere)
        if names and not DAY_WORD.search(said) and not any(name in said for name in elsewhere):
            found.append(heading)
    return found


def drop_heading(text, rng, tables):
    """Without the heading a name may be gone; another witness may still say it."""
    found = naming_headings(text, tables)
    if not found:
        return None
    heading = rng.choice(found)
    left = text[: heading.start()] + text[heading.end():]
    return Mutant(left, loses_text=True, also=longer_names(left, tables))


def longer_names(text, tables):
    """Names that a page prints with 駅 alone, or that a heading of its own prints so, once what said them
    without is gone."""
    said = words(text)
    everywhere, _ = shared_names(tables)
    headed = {words(heading[0]) for heading in HEADING.finditer(text)}
    return {
        n: n + "駅" for n in everywhere
        if n + "駅" in headed or n + "駅" in said and said.count(n) == said.count(n + "駅")
    }


def move_heading(text, rng, tables):
    """The heading stands behind the tables, where it may be another section's."""
    found = [h for h in naming_headings(text, tables) if h[1].lower() not in ("title", "caption", "summary")]
    ends = [m.end() for m in re.finditer(r"</table>", text, re.I)]
    if not found or not ends:
        return None
    heading = rng.choice(found)
    place = rng.choice([e for e in ends if e > heading.end()] or [len(text)])
    return Mutant(text[: heading.start()] + text[heading.end(): place] + heading[0] + text[place:])


def first_words(text):
    """Where the content begins: the first heading or table of the body."""
    found = re.search(r"<(h[1-6]|table|ul|dl)\b", text, re.I)
    return found.start() if found else None


def add_remark(text, rng, tables):
    """A remark that names places stands before the heading; nothing of it is a name."""
    place = first_words(text)
    mark = next((m for m in "▲△▽◇□" if m not in text), None)
    if place is None or mark is None or "<pre" in text:
        return None
    # A page that says from when it holds would say it twice.
    # One about the page's own stop would be its truth.
    fitting = [r for r in REMARKS if ("改正" not in r or "改正" not in text) and ("東雲" not in r or "東雲" not in text)]
    remark = rng.choice(fitting).format(mark=mark)
    tag = rng.choice(("p", "div", "li"))
    line = f"<ul><li>{remark}</li></ul>" if tag == "li" else f"<{tag}>{remark}</{tag}>"
    return Mutant(text[:place] + line + "\n" + text[place:])


def move_remark(text, rng, tables):
    """The page's own remark stands before its heading.

    Where one stands between two tables each has remarks of its own: above all it would be said of all.
    """
    place = first_words(text)
    spans = [m.span() for m in TABLE.finditer(text)]
    remarks = [
        m for m in re.finditer(r"<(p|li)\b[^>]*>(?:(?!<p\b|<li\b|<table|<ul).)*?</\1>", text, re.S | re.I)
        if re.search("印[はの：]|※|^・|運休", words(m[0])) and not re.search(r"\d:\d\d", words(m[0]))
    ]  # fmt: skip
    if place is None or not remarks:
        return None
    if spans and any(spans[0][1] <= r.start() < spans[-1][0] for r in remarks):
        return None
    remark = rng.choice(remarks)
    if remark.start() < place:
        return None
    line = "<p>" + re.sub(r"^<[^>]*>|</[^>]*>$", "", remark[0]) + "</p>"
    return Mutant(text[:place] + line + text[place: remark.start()] + text[remark.end():])


def add_qualifier(text, rng, tables):
    """The head says 平日 and more: on the days it takes away no weekday's bus is sure."""
    heads = list(re.finditer(r"(<t[hd][^>]*>\s*(?:<p>)?平日)(?=\s*(?:</p>)?\s*<(?:/t|t[hd]|TD|TR))", text, re.I))
    if not heads or {t["kind"] for t in tables} - {"weekday", "saturday", "sundayHoliday", "saturdaySundayHoliday"}:
        return None
    qualifier, never = rng.choice(QUALIFIERS)
    for head in reversed(heads):
        text = text[: head.end()] + qualifier + text[head.end():]
    return Mutant(text, never=never, loses_text=True)


def drop_qualifier(text, rng, tables):
    """The head says 平日 and no more: then the law alone is right."""
    pattern = r"(<t[hd][^>]*>(?:<p>)?[平日土曜休祝　 ]+)(?:<br ?/?>)?(?:<small>)?[（(][^）)<]*(?:除|含|運休)[^）)<]*[）)]"
    changed = re.sub(pattern, r"\1", text, flags=re.I)
    return Mutant(changed, loses_text=True) if changed != text else None


def plain_tables(text):
    """Tables without spans and without tables inside."""
    found = [t for t in TABLE.finditer(text) if not re.search("span=|</?table", t[0][6:-8], re.I)]
    return [t for t in found if len(rows_of(t[0])) > 3]


def times_in(row):
    """The service-day times of a row: its own h:mm, or all of its hour."""
    cells = [re.sub(r"<[^>]*>", " ", c[0]) for c in CELL.finditer(row)]
    clocks = [f"{int(h):02d}:{m}" for c in cells for h, m in re.findall(r"\b(\d{1,2})[:：](\d\d)\b", c)]
    hour = re.match(r"\s*(\d{1,2})\s*時?\s*$", cells[0]) if cells and not clocks else None
    return clocks, f"{int(hour[1]):02d}:" if hour else None


def add_day_row(text, rng, tables):
    """A row 土曜 inside the columns: what stands below is Saturday's, or not told."""
    found = plain_tables(text)
    kinds = {t["kind"] for t in tables if t["departures"]}
    late = any(d["time"] >= "24" for t in tables for d in t["departures"])
    if kinds != {"weekday"} or late or len(found) != 1 or len({t["stop"] for t in tables}) > 1:
        return None
    rows = rows_of(found[0][0])
    timed = [(r, times_in(r[0])) for r in rows]
    timed = [(r, t) for r, t in timed if t[0] or t[1]]
    if len(timed) < 3 or any(hour and hour < "04:" or len(clocks) > 1 for _, (clocks, hour) in timed):
        return None
    cut = rng.randrange(1, len(timed))
    clocks = {c for _, (all_, _) in timed[cut:] for c in all_}
    hours = tuple(h for _, (_, h) in timed[cut:] if h)
    row = "<tr>" + "<td>土曜</td>" * len(CELL.findall(timed[cut][0][0])) + "</tr>\n"
    place = found[0].start() + timed[cut][0].start()
    return Mutant(text[:place] + row + text[place:], may_lose=True, tables=split(tables, clocks, hours))


def split(tables, clocks, hours):
    """The truth with the departures of some times on Saturday."""
    truth = []
    for table in tables:
        late = [d for d in table["departures"] if d["time"] in clocks or hours and d["time"].startswith(hours)]
        early = [d for d in table["departures"] if d not in late]
        truth.append(dict(table, departures=early))
        truth.append(dict(table, kind="saturday", label=choices("土曜"), departures=late))
    return truth


def add_other_table(text, rng, tables):
    """A table of another kind stands beside; none of its times is a departure."""
    ends = [m.end() for m in re.finditer(r"</table>", text, re.I)]
    body = re.search(r"<body[^>]*>", text, re.I)
    if not ends or "<pre" in text:
        return None
    title, rows = rng.choice(OTHERS)
    other = f"<h3>{title}</h3><table>{rows}</table>\n"
    place = body.end() if body and rng.random() < 0.4 else ends[-1]
    return Mutant(text[:place] + other + text[place:])


def turn(text, rng, tables):
    """Rows become columns."""
    found = plain_tables(text)
    if not found or re.search("午前|午後|AM|PM|〃|同上|a\\.m", text):
        return None
    table = rng.choice(found)
    rows = [[c[0] for c in CELL.finditer(r[0])] for r in ROW.finditer(table[0])]
    if any(is_day_row(r[0]) for r in ROW.finditer(table[0])) or len({len(r) for r in rows}) > 1:
        return None
    opening = re.match(r"<table\b[^>]*>", table[0], re.I)[0]
    turned = "".join("<tr>" + "".join(column) + "</tr>\n" for column in zip(*rows))
    return Mutant(text[: table.start()] + opening + turned + "</table>" + text[table.end():])


def empty_column(text, rng, tables):
    """A column has its head and nothing else; its departures are gone, the others are not."""
    found = plain_tables(text)
    if not found:
        return None
    table = rng.choice(found)
    rows = [r for r in ROW.finditer(table[0])]
    cells = [[c for c in CELL.finditer(r[0])] for r in rows]
    width = min(len(c) for c in cells)
    stops = {value for t in tables for value in t["stop"] if value}
    if width < 2 or len({t["stop"] for t in tables}) > 1 and not any(words(c[0][0]) in stops for c in cells):
        return None
    column = rng.randrange(1, width)
    changed = text[: table.start()]
    at = 0
    for row, row_cells in list(zip(rows, cells))[1:]:
        cell = row_cells[column]
        start = row.start() + cell.start()
        empty = re.match(r"<(td|th)\b[^>]*>", cell[0], re.I)
        changed += table[0][at:start] + empty[0] + f"</{empty[1]}>"
        at = row.start() + cell.end()
    return Mutant(changed + table[0][at:] + text[table.end():], may_lose=True)


WORDS = [
    drop_heading, move_heading, add_remark, move_remark, add_qualifier, drop_qualifier,
    add_day_row, add_other_table, turn, empty_column,
]  # fmt: skip
