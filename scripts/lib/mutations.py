"""What `scripts/mutate` does to the markup of a page: damage that any redesign or editor does."""

import re


def decoded(data):
    """The page's text and the charset it is in; BOM and escapes decide before anything else."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16"), "utf-16"
    if b"<\0" in data[:4096]:
        return data.decode("utf-16-le"), "utf-16-le"
    if b"\x1b$" in data:
        return data.decode("iso2022_jp", "replace"), "iso2022_jp"
    for name in ("utf-8", "cp932", "euc_jp"):
        try:
            return data.decode(name), name
        except UnicodeDecodeError:
            continue
    return data.decode("cp932", "replace"), "cp932"


ROW = re.compile(r"<tr\b[^>]*>(?:(?!<tr\b|<table\b).)*?</tr>", re.S | re.I)
CELL = re.compile(r"<(td|th)\b[^>]*>(?:(?!<td\b|<th\b|<table\b).)*?</\1>", re.S | re.I)
TABLE = re.compile(r"<table\b[^>]*>(?:(?!<table\b).)*?</table>", re.S | re.I)


class Mutant:
    """A damaged text, and what may rightly differ from the page's truth.

    `may_lose`: departures may be missing. `loses_text`: a remark on days may be gone, so that the
    bare law is right too. `any_stop`: the last stop may be another. `tables`: another truth.
    `never`: dates on which a weekday's departures must not be sure any more. `also`: another form of a
    name that is as right. `any_start`: the names of the stops are gone, so that what is said of one may
    be said of all. `rest_runs`: the page says that what is left runs on the other days too.
    """

    def __init__(self, text, may_lose=False, charset=None, **more):
        self.text, self.may_lose, self.charset = text, may_lose, charset
        self.loses_text = more.get("loses_text", may_lose)
        self.any_stop = more.get("any_stop", may_lose)
        self.tables, self.never = more.get("tables"), more.get("never", ())
        self.also, self.any_start = more.get("also", {}), more.get("any_start", False)
        self.rest_runs = False


def rename_classes(text, rng):
    """Another name for each class, the same one wherever it stands, as a redesign does."""
    names = {}
    number = rng.randrange(1000)

    def renamed(match):
        return names.setdefault(match[0], f"x{number + len(names)}")

    return Mutant(re.sub(r'\bclass="[^"]*"', lambda m: 'class="' + re.sub(r"[^\s\"]+", renamed, m[0][7:-1]) + '"', text))


def drop_classes(text, rng):
    return Mutant(re.sub(r"\sclass=(\"[^\"]*\"|'[^']*'|\w+)", "", text))


def drop_closing_tags(text, rng):
    tags = list(re.finditer(r"</(td|tr|th|span|div|li|ul|dd|dt|p|b|em|font|a|h\d)>", text, re.I))
    for tag in sorted(rng.sample(tags, min(len(tags), rng.choice([1, 3, 10]))), key=lambda m: -m.start()):
        text = text[: tag.start()] + text[tag.end():]
    return Mutant(text)


def drop_a_tag(text, rng):
    tag = rng.choice(list(re.finditer(r"<[a-z/][^>]{0,80}>", text, re.I)))
    return Mutant(text[: tag.start()] + text[tag.end():])


def headings_to_cells(text, rng):
    return Mutant(re.sub(r"<(/?)th\b", r"<\1td", text, flags=re.I))


def no_space(text, rng):
    return Mutant(re.sub(r">\s+<", "><", text)) if "<pre" not in text else None


def more_space(text, rng):
    return Mutant(text.replace("><", ">\n <")) if "<pre" not in text else None


def wrap_tables(text, rng):
    inside = rng.choice([("<div><section>", "</section></div>"), ("<center>", "</center>")])
    return Mutant(re.sub(r"<table", inside[0] + "<table", text, flags=re.I).replace("</table>", "</table>" + inside[1]))


def layout_table(text, rng):
    found = re.search(r"(<body[^>]*>)(.*)(</body>)", text, re.S | re.I)
    if not found or "<pre" in text:
        return None
    body = f"<table width=100%><tr><td>{found[2]}</td></tr></table>"
    return Mutant(text[: found.start(2)] + body + text[found.end(2):])


def flip_charset(text, rng):
    return Mutant(text, charset=rng.choice(["utf-8", "cp932", "euc_jp"]))


def truncate(text, rng):
    cuts = (text[: rng.randrange(len(text) // 3, len(text))] for _ in range(20))
    cut = next(filter(shows_cut, cuts), None)
    return cut and Mutant(cut, loses_text=True)


def shows_cut(text):
    """A fragment cut between two of its blocks is a fragment too, and nobody could see that there was more."""
    blocks = ("table", "dl", "ul", "ol", "div", "pre", "h1", "h2", "h3")
    opened = [len(re.findall(rf"<{name}[\s>]", text, re.I)) > len(re.findall(rf"</{name}>", text, re.I)) for name in blocks]
    return "<body" in text.lower() or not text.rstrip().endswith(">") or any(opened)


def rows_of(text):
    return [m for m in ROW.finditer(text) if len(CELL.findall(m[0])) > 1]


DAY_WORD = re.compile(r"[【（(\[]?(平日|土曜|日曜|休日|日祝|土日祝|祝日|毎日|授業|休業)")


def is_day_row(row):
    """A row of nothing but names of days: what stands below it belongs to it."""
    cells = [re.sub(r"<[^>]*>", "", c[0]).replace("&nbsp;", "").strip() for c in CELL.finditer(row)]
    return any(cells) and all(DAY_WORD.match(cell) for cell in cells if cell)


def texts_of(row):
    return [re.sub(r"<[^>]*>", "", c[0]).replace("&nbsp;", "").strip() for c in CELL.finditer(row)]


def says_days(row):
    """A row of names of days over trips: without it the page says something else, and nothing is lost."""
    texts = [text for text in texts_of(row) if text]
    return any(DAY_ITSELF.fullmatch(text) for text in texts) and not any(re.search(r"\d", text) for text in texts)


DAY_ITSELF = re.compile(r"[月火水木金土日祝]([・､、][月火水木金土日祝])*|平日|土曜日?|日曜日?|日祝|土日祝|休日|毎日")
DITTO = ("〃", "同上", "々", "″", "”", "同じ")


def remove_row(text, rng):
    """Not a row of which the next ones say 〃, nor one that only names days: the page then says so."""
    all_rows = rows_of(text)
    rows = [
        row
        for row, after in zip(all_rows, [*all_rows[1:], None])
        if not is_day_row(row[0]) and not says_days(row[0])
        and not (after and any(sign in texts_of(after[0]) for sign in DITTO))
    ]
    if not rows:
        return None
    row = rng.choice(rows)
    return Mutant(text[: row.start()] + text[row.end():], may_lose=True)


def swap_rows(text, rng):
    rows = rows_of(text)
    pairs = [
        (a, b) for a, b, after in zip(rows, rows[1:], [*rows[2:], None])
        if not text[a.end(): b.start()].strip() and "rowspan" not in a[0] + b[0]
        and not is_day_row(a[0]) and not is_day_row(b[0])
        # What 〃 repeats would be another's.
        and not any(sign in texts_of(row[0]) for row in (a, b, after) if row for sign in DITTO)
    ]
    if not pairs:
        return None
    first, second = rng.choice(pairs)
    return Mutant(text[: first.start()] + second[0] + text[first.end(): second.start()] + first[0] + text[second.end():], may_lose=True)


def columns(text, rng, change, may=None):
    """Applies a change to the list of cells of every row of one table that has no spans.

    `may` says of the table's columns and the two chosen whether the change is damage, and not another page.
    """
    tables = [t for t in TABLE.finditer(text) if not re.search("span=|</?table", t[0][6:-8], re.I) and len(rows_of(t[0])) > 2]
    if not tables:
        return None
    table = rng.choice(tables)
    count = min(len(list(CELL.finditer(row[0]))) for row in rows_of(table[0]))
    if count < 2:
        return None
    first, second = rng.sample(range(count), 2)
    cells = [[cell[0] for cell in CELL.finditer(row[0])] for row in rows_of(table[0])]
    by_column = [[row[column] for row in cells] for column in range(count)]
    if may and not may(by_column, first, second):
        return None

    def changed(match):
        cells = [cell[0] for cell in CELL.finditer(match[0])]
        if len(cells) < count:
            return match[0]
        opening = match[0][: CELL.search(match[0]).start()]
        return opening + "".join(change(cells, first, second)) + "</tr>"

    body = ROW.sub(changed, table[0])
    return Mutant(text[: table.start()] + body + text[table.end():], may_lose=True)


SIGNS = re.compile(r"[○〇◯×✕✖－-]?")


def is_of_signs(row_cells):
    """Whether a column's cells below the head are signs: without it trips run on fewer days by what is printed."""
    texts = [re.sub(r"<[^>]*>", "", cell).replace("&nbsp;", "").strip() for cell in row_cells[1:]]
    return any(texts) and all(SIGNS.fullmatch(text) for text in texts)


def names(row_cells):
    """Whether a column holds words and no number."""
    texts = [re.sub(r"<[^>]*>", "", cell).replace("&nbsp;", "").strip() for cell in row_cells[1:]]
    return bool(texts) and not any(re.search(r"\d", text) for text in texts)


def leaves_both(table, first):
    """Whether the times that are left are still the bus's: not those of one place alone, nor of a train."""
    timed = [column for column in table if any(re.search(r"\d[:：]\d\d", cell) for cell in column)]
    if table[first] in timed and len(timed) == 2:
        return False
    return not re.search("新幹線|電車|列車|JR|飛行機|航空", table[first][0])


def remove_column(text, rng):
    # One column alone is a list, whatever stood beside it.
    lost = []

    def removed(cells, first, _):
        lost.append(names([""] + cells[first:first + 1]))
        return cells[:first] + cells[first + 1:]

    mutant = columns(text, rng, removed, may=lambda table, first, _: len(table) > 2 and not is_of_signs(table[first]) and leaves_both(table, first))
    if mutant:
        mutant.any_start = all(lost[1:])
        # "祝日も運行します" beside 平日 alone: then its buses run on holidays, as the page says.
        mutant.rest_runs = bool(re.search("(祝日|土曜|日曜|休日|土日祝)も(休まず)?運[行転航]", text))
    return mutant


def swap_columns(text, rng):
    def swapped(cells, first, second):
        cells = list(cells)
        cells[first], cells[second] = cells[second], cells[first]
        return cells

    # Names that change places are the other half's, and the page says so.
    # So are times that go beyond a column of names.
    def may(table, first, second):
        between = table[min(first, second) + 1: max(first, second)]
        return not (names(table[first]) and names(table[second])) and not any(names(c) for c in between)

    return columns(text, rng, swapped, may=may)


def error_page(text, rng):
    pages = [
        "<html><head><title>503</title></head><body><h1>Service Unavailable</h1></body></html>",
        "<html><body><h1>ただいまメンテナンス中です</h1><p>3月1日 0:00～6:00 はご利用いただけません。</p></body></html>",
        "<html><body><p>ページが見つかりません。</p><ul><li><a href=/>トップ</a></li></ul></body></html>",
    ]
    return Mutant(rng.choice(pages), may_lose=False)


MARKUP = [
    rename_classes, drop_classes, drop_closing_tags, drop_a_tag, headings_to_cells, no_space,
    more_space, wrap_tables, layout_table, flip_charset, truncate, remove_row, swap_rows,
    remove_column, swap_columns, error_page,
]  # fmt: skip
