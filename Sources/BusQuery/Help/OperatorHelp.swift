/// The help of `bus operators`.
extension CommandHelp {
  /// `bus operators`.
  public static let operators = CommandHelp(
    "operators", "The bus companies of routes.json and their days.",
    ja: "routes.json のバス会社と、その特別な運行日を扱います。",
    discussion: """
      A company's days at お盆 and New Year seldom stand in its timetables; they are said here once, \
      and every route of the company goes by them. Without a further word the list.

      Example: bus operators add midori --host midori.example.jp --new-year sundayHoliday
      """,
    ja: """
      お盆や年末年始のダイヤは時刻表に書かれていないことが多いので、ここで一度だけ決めると、その会社の\
      路線すべてに効きます。何も付けなければ一覧を表示します。

      例: bus operators add midori --host midori.example.jp --new-year 日祝
      """)

  /// `bus operators list`.
  public static let operatorsList = CommandHelp(
    "list", "All companies, one a line.", ja: "バス会社の一覧を表示します。",
    discussion: "Example: bus operators list --json", ja: "例: bus operators list --json")

  /// `bus operators show`.
  public static let operatorsShow = CommandHelp(
    "show", "Everything that is set for a company.", ja: "バス会社の設定をすべて表示します。",
    discussion: "Example: bus operators show midori", ja: "例: bus operators show midori")

  /// `bus operators add`.
  public static let operatorsAdd = CommandHelp(
    "add", "Add a company to routes.json.", ja: "routes.json にバス会社を加えます。",
    discussion: """
      What a day runs as is weekday, saturday, sundayHoliday, none, or the name of a special \
      timetable; the Japanese words 平日, 土曜, 日祝, 運休 are the same. Routes whose pages lie on a \
      --host go by the company, and those named by --route.

      Example: bus operators add midori --host midori.example.jp --new-year sundayHoliday \
      --obon 8/13..8/16=saturday
      """,
    ja: """
      運行は 平日、土曜、日祝、運休(weekday、saturday、sundayHoliday、none)か、特別なダイヤの名前で\
      指定します。--host にページのある路線と、--route で指定した路線がこの会社に従います。

      例: bus operators add midori --host midori.example.jp --new-year 日祝 --obon 8/13..8/16=土曜
      """)

  /// `bus operators edit`.
  public static let operatorsEdit = CommandHelp(
    "edit", "Change a company of routes.json.", ja: "routes.json のバス会社を変更します。",
    discussion: """
      Only what is named changes; a rule on the same days takes the place of the one before.

      Example: bus operators edit midori --rule 2026-01-31..2026-03-31=saturday=試験運行
      """,
    ja: """
      指定したものだけを変更します。同じ日付の決まりは置き換えられます。

      例: bus operators edit midori --rule 2026-01-31..2026-03-31=土曜=試験運行
      """)

  /// `bus operators remove`.
  public static let operatorsRemove = CommandHelp(
    "remove", "Take a company out of routes.json.", ja: "routes.json からバス会社を除きます。",
    discussion: """
      Its routes stay and go by the law alone.

      Example: bus operators remove midori --yes
      """,
    ja: """
      路線は残り、祝日は法律だけで決まります。

      例: bus operators remove midori --yes
      """)
}

/// What options and arguments of `bus operators` are for.
extension HelpText {
  /// The id that `operators add` gives.
  public static let newOperatorID = HelpText(
    "A short id to type: midori.", ja: "入力しやすい短い id(midori など)。")
  /// `operators add --name`.
  public static let operatorName = HelpText("What people read: 緑バス.", ja: "表示する名前(緑バス など)。")
  /// `operators add --host`.
  public static let operatorHost = HelpText(
    "A host of its pages; may be given again.", ja: "ページのあるホスト。繰り返し指定できます。")
  /// `operators add --new-year`.
  public static let newYear = HelpText(
    "As what 12/29 to 1/3 run, or DAYS=RUNS.", ja: "12/29~1/3 のダイヤ、または 日付=ダイヤ。")
  /// `operators add --obon`.
  public static let obon = HelpText(
    "As what 8/13 to 8/15 run, or DAYS=RUNS.", ja: "8/13~8/15 のダイヤ、または 日付=ダイヤ。")
  /// `operators add --rule`.
  public static let rule = HelpText(
    "As what some days run, with a reason: 8/1..8/9=none=祭り.",
    ja: "その他の日付のダイヤと理由(8/1..8/9=運休=祭り など)。")
  /// `operators edit --drop-rule`.
  public static let dropRule = HelpText(
    "Take the rule of these days away.", ja: "この日付の決まりを除きます。")
}
