/// The help of `bus robots`.
extension CommandHelp {
  /// `bus robots`.
  public static let robots = CommandHelp(
    "robots", "What a robots.txt says of addresses.", ja: "robots.txt が各アドレスについて何と言っているかを示します。",
    discussion: """
      The file is read as RFC 9309 has it: the groups of the agent, else those of anyone; the \
      longest rule that matches decides. The nightly job obeys it. One line for each address; exit \
      status 1 when one of them may not be asked.

      Example: bus robots https://bus.example.jp/robots.txt https://bus.example.jp/dia/
      """,
    ja: """
      RFC 9309 のとおりに読みます。名指しの規則、なければ全員向けの規則のうち、当てはまる最も長いも\
      のが決めます。毎晩の処理もこれに従います。アドレスごとに一行で示し、一つでも許されなければ\
      終了コードは 1 です。

      例: bus robots https://bus.example.jp/robots.txt https://bus.example.jp/dia/
      """)
}

extension HelpText {
  /// The file of `robots`.
  public static let robotsFile = HelpText(
    "A robots.txt: a file, its http(s) address, or - for standard input.",
    ja: "robots.txt のファイル、http(s) のアドレス、または -(標準入力)。")
  /// The addresses of `robots`.
  public static let robotsURLs = HelpText(
    "The addresses, or paths, to look up.", ja: "調べるアドレスかパス。")
  /// `robots --agent`.
  public static let agent = HelpText("Whose rules; bus unless told.", ja: "誰向けの規則か。省くと bus。")
}
