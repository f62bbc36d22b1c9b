/// Short codes between a time and where its bus goes, in lists that nothing heads: 15, 15A, N1. They are
/// lines where the page speaks of 系統, and each goes to one place.
struct LineCodes {
  private let grid: Grid
  private let tree: PageTree
  private let rows: [Int]
  /// The columns of the codes and of the places.
  private let columns: (codes: Int, places: Int)?
  /// Whether a column of its own holds the platforms.
  private let namesPlatforms: Bool

  init(
    _ roles: [ColumnRole], _ headings: [String], _ rows: [Int], _ grid: Grid, _ tree: PageTree
  ) {
    self.grid = grid
    self.tree = tree
    self.rows = rows
    namesPlatforms = roles.contains(.platform)
    columns = Self.columns(roles, headings)
  }

  private static func columns(
    _ roles: [ColumnRole], _ headings: [String]
  ) -> (codes: Int, places: Int)? {
    guard let time = roles.firstIndex(of: .departure), time + 2 < roles.count,
      roles.count(where: { $0 == .departure }) == 1, !roles.contains(.routeName),
      [.unknown, .rowNumber].contains(roles[time + 1]), roles[time + 2] == .destination,
      headings[time + 1].isEmpty
    else { return nil }
    return (time + 1, time + 2)
  }

  /// The column, or nil where its codes may be anything else.
  var column: Int? {
    guard let columns else { return nil }
    let codes = texts(columns.codes)
    let places = texts(columns.places).map(ListContent.withoutVia)
    guard codes.allSatisfy(isCode), !areAmounts(codes), codes.count == places.count else {
      return nil
    }
    let ends = Dictionary(grouping: codes.indices) { codes[$0] }
      .mapValues { Set($0.map { places[$0] }) }
    guard (2..<codes.count).contains(ends.count), ends.values.allSatisfy({ $0.count == 1 }),
      saysLines
    else { return nil }
    return columns.codes
  }

  /// Whether the page speaks of lines, and of platforms only where these have their own column.
  private var saysLines: Bool {
    tree.lines.contains { Self.lines.isFound(in: $0.text) }
      && (namesPlatforms || !tree.lines.contains { Self.platforms.isFound(in: $0.text) })
  }

  private static let lines = WordList(["系統", "路線番号"])
  private static let platforms = WordList(["のりば", "乗り場", "乗場", "番線", "ホーム", "バース"])

  private func texts(_ column: Int) -> [String] {
    rows.compactMap { grid[$0, column] }.map { Texts.line(of: $0.node, in: tree) }
  }

  /// Letters and digits, with one digit and more.
  private func isCode(_ text: String) -> Bool {
    (1...4).contains(text.length)
      && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || isDigit($0) }
      && text.unicodeScalars.contains(where: isDigit)
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { (0x30...0x39).contains(scalar.value) }

  /// 240, 310: what a ride costs.
  private func areAmounts(_ codes: [String]) -> Bool {
    codes.allSatisfy { $0.length > 2 && $0.ends(with: "0") }
  }
}
