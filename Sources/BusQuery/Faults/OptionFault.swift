import BusJSON
public import BusModel

/// Options that contradict one another, or say what cannot be meant.
public enum OptionFault: Hashable, Sendable {
  /// Options that exclude one another.
  case conflict(OptionConflict)
  /// Settings that are wrong elsewhere than in what was asked for.
  case faultsElsewhere
  /// `--live`, and nothing is known of where the buses of a route are.
  case noLiveWords(String)
  /// A contact with control characters, which would end its header line.
  case badContact(String)
  /// Hints for a page that routes.json may not have.
  case badHints([SettingsFault])
  /// Words that say nothing of days.
  case unreadPattern(String)
  /// Words of a pattern that were passed over.
  case unreadPart(ofPattern: String)
  /// A range of school holidays that is none.
  case unreadBreak(DateRangeError)
  /// A range of days that ends before it starts.
  case backwardsRange(String)
  /// A range of more days than anyone needs.
  case tooManyDays(String, most: Int)

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    switch self {
    case .conflict(let conflict): conflict.words(language)
    case .faultsElsewhere:
      language(
        "routes.json has faults, but not in this route; see bus doctor",
        "routes.json に誤りがあります(この路線の設定は正しいものです)。bus doctor を見てください")
    case .noLiveWords(let route):
      language(
        "nothing is known of where the buses of \(quoted(route)) are; the times are the timetable's "
          + "(bus approach \(route) tells why)",
        "\(quoted(route)) のバスの現在の位置は分かりません。時刻表の時刻です(理由は bus approach \(route))")
    case .badContact(let text):
      language(
        "BUS_CONTACT: expected an address or a mail address without control characters, "
          + "found \(quoted(text))",
        "BUS_CONTACT: 制御文字を含まない URL かメールアドレスが必要です(実際: \(quoted(text)))")
    case .badHints(let faults):
      faults.map { $0.words(language) }.joined(separator: language("; ", "。"))
    case .unreadPattern(let text):
      language(
        "--pattern: expected words that say on which days something runs, such as 土曜 or "
          + "平日（8/13～8/15を除く）, found \(quoted(text))",
        "--pattern: 土曜、平日（8/13～8/15を除く） のような、運行日を表す言葉が必要です(実際: \(quoted(text)))")
    case .unreadPart(let words):
      language("--pattern: not understood: \(words)", "--pattern: 読み取れない言葉: \(words)")
    case .unreadBreak(let error): "--school-break: \(error.words(language))"
    case .backwardsRange(let range):
      language(
        "expected a range that starts before it ends, found \(range)",
        "始まりが終わりより前の期間が必要です(実際: \(range))")
    case .tooManyDays(let range, let most):
      language(
        "expected at most \(most) days, found \(range)", "期間は\(most)日までです(実際: \(range))")
    }
  }
}

/// Options that exclude one another.
public enum OptionConflict: Hashable, Sendable {
  /// `--watch` with `--as-of`.
  case watchOfThePast
  /// `--all-directions` with `--direction`.
  case bothWaysAndOne
  /// `--direction` with a last word that names the other way.
  case twoWays
  /// `--sheet` with something that is no page of both ways.
  case sheetAlone
  /// `--offline` with `--replay`.
  case offlineAndReplay
  /// `--at` with pages from the network.
  case pastOfTheNetwork
  /// `calendar --route` with a company, words or schools of its own.
  case routeAndOperator
  /// `--listen`, `--allow-host` or `--private` without `--web`.
  case listenWithoutWeb
  /// `--listen` on an address that other machines reach, without `--allow-host`.
  case listenWithoutHost

  /// Which of them to leave out.
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .watchOfThePast:
      language(
        "--watch follows the present; leave out --as-of",
        "--watch は今を追い続けるので、--as-of と一緒には使えません。--as-of を外してください")
    case .bothWaysAndOne:
      language(
        "--all-directions asks for both; leave out --direction",
        "--all-directions は行きと帰りの両方なので、--direction を外してください")
    case .twoWays:
      language(
        "--direction and the last word name two ways; --all-directions asks for both",
        "--direction と最後の言葉の向きが違います。両方なら --all-directions を使ってください")
    case .sheetAlone:
      language(
        "--sheet is a page (--format html) of all kinds of day; leave out --week and other formats",
        "--sheet は全曜日を一枚にしたページ(--format html)なので、--week や他の形式を外してください")
    case .offlineAndReplay:
      language(
        "--offline and --replay exclude each other: pages come from one place",
        "--offline と --replay は一緒に使えません。ページの取り元はどちらか一つです")
    case .pastOfTheNetwork:
      language(
        "--at needs --replay or --offline: what a server says is of now",
        "--at には --replay か --offline が必要です。サーバーの答えは今のものだからです")
    case .routeAndOperator:
      language(
        "--route goes by its own operator and pages; leave out --operator, --pattern and "
          + "--school-break",
        "--route はその路線の事業者とページに従うので、--operator、--pattern、--school-break を外してください")
    case .listenWithoutHost: Self.listenWithoutHost(language)
    case .listenWithoutWeb:
      language(
        "--listen, --allow-host and --private are of the board in the browser; add --web",
        "--listen、--allow-host、--private はブラウザーの発車案内のものなので、--web を付けてください")
    }
  }
}

extension OptionConflict {
  private static func listenWithoutHost(_ language: Language) -> String {
    language(
      "--listen on this address is for other machines; --allow-host says by which name they "
        + "call it",
      "この --listen は他の機械からも見えます。呼び出す名前を --allow-host で指定してください")
  }
}

/// A text with nothing in it that steers a terminal.
private func quoted(_ text: String) -> String { JSONValue.string(text).text() }
