public import BusModel

extension PageRefusal {
  /// Why the page is no timetable, in one sentence.
  ///
  /// - Parameter language: the words.
  /// - Returns: a sentence without a full stop.
  public func words(_ language: Language) -> String {
    switch self {
    case .pdf: Self.unreadable("PDF", "PDF ", language)
    case .image: Self.unreadable("picture", "画像", language)
    case .packedFile:
      language("this is a packed file (zip, gzip or an office document)", "圧縮ファイルか Office の文書です")
    case .login: language("this is a page to log in", "ログインのページです")
    case .maintenance: language("the site is being worked on", "サイトはメンテナンス中です")
    case .errorPage:
      language("this is an error page, though it came as a page", "エラーページが普通のページとして届きました")
    case .firewall:
      language("a guard before the site lets no program in", "サイトの前の防壁が自動取得を止めています")
    case .parked:
      language(
        "the site's name is for sale: it has moved or is gone", "売りに出されたドメインです。サイトは移転したか、なくなりました")
    case .emptyPage: language("the page shows no text at all", "ページに文字がまったくありません")
    case .notHTML: language("this is not an HTML page", "HTML のページではありません")
    case .approachPage(let times):
      language(
        "an approach board (接近情報): its \(times) times are of this moment, not of a timetable",
        "接近情報のページです。\(times)個の時刻は今の運行のもので、時刻表ではありません")
    case .noTimetable(let times): Self.scattered(times, language)
    case .picture:
      language(
        "the timetable may be in a picture or a PDF, which cannot be read",
        "時刻表は画像か PDF かもしれません。画像や PDF は読み取れません")
    case .tableWithoutTimes:
      language("the page holds a table, but no times", "表はありますが、時刻がありません(運賃表などではありませんか)")
    case .noTimes(let links), .indexPage(let links):
      language(
        "the page holds no times, only text and \(links) links",
        "ページに時刻がなく、文章と\(links)個のリンクだけです")
    case .scriptFilled:
      language(
        "the page holds no times; scripts fill it in the browser",
        "ページに時刻がありません。ブラウザーで後から表示される作りです")
    }
  }

  private static func unreadable(
    _ english: String, _ japanese: String, _ language: Language
  ) -> String {
    language(
      "this is a \(english), which cannot be read; look for an HTML page",
      "\(japanese)は読み取れません。HTML のページを探してください")
  }

  private static func scattered(_ times: Int, _ language: Language) -> String {
    language(
      "\(times) times stand on the page, but in no table or list that reads as a timetable",
      "ページに時刻は\(times)個ありますが、時刻表として読める表や一覧がありません")
  }
}

extension HintFault {
  func words(_ language: Language) -> String {
    switch self {
    case .unknownLayout(let name, let known):
      language(
        "no layout is called \"\(name)\"; there are \(known)",
        "\"\(name)\" というレイアウトはありません。あるのは \(known) です")
    case .unreadableSelector(let selector):
      language(
        "\"\(selector)\" is no selector that is understood",
        "\"\(selector)\" は読み取れないセレクターです")
    case .unmatchedSelector(let selector):
      language(
        "nothing on the page matches \"\(selector)\"", "ページに \"\(selector)\" に当てはまる所がありません")
    case .unknownStop(let name, let listed):
      language(
        "the page lists no stop \"\(name)\"; it lists \(listed)",
        "ページに停留所 \"\(name)\" がありません。あるのは \(listed) です")
    }
  }
}
