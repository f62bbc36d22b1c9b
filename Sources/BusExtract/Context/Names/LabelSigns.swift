import BusLabels
import BusModel

/// Signs between labels and their values that say what a colon says: "行先／港 系統／港5", "【行先】港【系統】港5",
/// "行先 港 系統 港5".
struct LabelSigns {
  /// A line with a colon behind each of its labels and a blank before it; one whose labels have them already, or
  /// have none that is understood, as it is.
  static func plain(_ line: String) -> String {
    guard hints.isFound(in: line) else { return line }
    return memo.value(of: line) { line in
      let signs = LabelSigns(line)
      return signs.shared ?? signs.plain ?? line
    }
  }

  /// "運 行 日 ： 毎日" with the letters of its label side by side: 運行日 ： 毎日.
  static func closed(_ line: String) -> String {
    guard line.unicodeScalars.dropFirst().first == " " else { return line }
    let words = line.split(separator: " ", maxSplits: 5)
    let letters = words.prefix { $0.unicodeScalars.count == 1 && $0.first?.isLetter == true }
    guard letters.count > 1, letters.count < words.count else { return line }
    let label = letters.joined()
    guard LabelledNames.isLabel(label) || facts.isOne(label) else { return line }
    return ([label] + words.dropFirst(letters.count).map(String.init)).joined(separator: " ")
  }

  private static let memo = TextMemo<String>()
  private static let hints = WordList([
    "行先", "行き先", "ゆき先", "系統", "路線", "バス停", "停留", "のりば", "乗り場", "乗場", "方面", "方向", "終点", "標柱", "ポール",
    "乗車", "降車", "下車", "出発", "到着", "目的地", "ところ",
  ])

  /// What stands between a label and its value.
  private enum Joint { case colon, bracket, sign, blank }

  private struct Label {
    var word: Range<Int>
    /// What it names; nil for facts that are no names.
    var kind: NameKind?
    var joint: Joint
    /// Whether it stands at the beginning of the line.
    var isFirst: Bool
    /// Whether something else than blanks and slashes divides it from what stands before it.
    var isDivided = false
  }

  private let scalars: [Unicode.Scalar]
  /// Labels that stand side by side, before one or more values.
  private var heads: [(word: Range<Int>, kind: NameKind?)] = []
  private var labels: [Label] = []

  private init(_ line: String) {
    let scalars = Array(line.unicodeScalars)
    let words = scalars.indices.split { Self.isSeparator(scalars[$0]) }
      .map { $0.startIndex..<$0.endIndex }
    let kinds = words.map { word in
      let text = String(scalars: scalars[word])
      return (kind: LabelledNames.kind(of: text), isFact: Self.facts.isOne(text))
    }
    self.scalars = scalars
    for index in words.indices.dropLast() where kinds[index].kind != nil || kinds[index].isFact {
      let isHead = kinds[index + 1].kind != nil || kinds[index + 1].isFact
      let before = scalars[(index > 0 ? words[index - 1].upperBound : 0)..<words[index].lowerBound]
      let after = scalars[words[index].upperBound..<words[index + 1].lowerBound]
      if isHead, heads.isEmpty || heads.last?.word == words[index - 1] {
        heads.append((words[index], kinds[index].kind))
      }
      guard !isHead, let joint = Self.joint(before, after) else { continue }
      labels.append(
        Label(
          word: words[index], kind: kinds[index].kind, joint: joint, isFirst: index == 0,
          isDivided: before.contains { !" /／|｜".unicodeScalars.contains($0) }))
    }
  }

  /// Facts that stand among names.
  private static let facts = WordList([
    "経由", "経由地", "番号", "運行日", "運行会社", "会社", "事業者", "運賃", "曜日", "備考", "ダイヤ", "所要時間", "停留所番号",
    "バス停番号",
    "停留所コード", "バス停コード", "のりば案内", "運行",
  ])

  /// Whether a text is the label of a fact that is no name: 経由.
  static func isFact(_ text: String) -> Bool { facts.isOne(text) }

  private static func joint(
    _ before: ArraySlice<Unicode.Scalar>, _ after: ArraySlice<Unicode.Scalar>
  ) -> Joint? {
    if after.contains(where: { $0 == "：" || $0 == ":" }) { return .colon }
    if let open = before.last, let close = after.first, isOpen(open), isClose(close) {
      return .bracket
    }
    if after.allSatisfy({ $0 == " " }) { return .blank }
    let isSign =
      after.contains(where: signs.contains) || after.count { $0 == "・" } > 1
      || after.last.map(isOpen) == true
    return isSign ? .sign : nil
  }

  /// The line with its labels told apart; nil where they need it not or are not understood.
  private var plain: String? {
    let names = labels.filter { $0.kind != nil }
    guard let first = names.first, needsSigns(names),
      Set(names.compactMap(\.kind)).count == names.count,
      first.isFirst || first.joint != .blank,
      names.allSatisfy({ isPlausible($0, isSole: names.count == 1) })
    else { return nil }
    var head = scalars[..<labels[0].word.lowerBound]
    while let last = head.last, Self.isSeparator(last) { head.removeLast() }
    let facts = labels.map { label in
      String(scalars: scalars[label.word]) + "：" + value(of: label)
    }
    return ([String(scalars: head)] + facts).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// "系統／行先：港5／岬" as "系統：港5 行先：岬", and nothing where the values are others in number; nil where the line
  /// is none such.
  private var shared: String? {
    guard let label = labels.first, labels.count == 1, let first = heads.first,
      first.word.lowerBound == 0, label.joint == .colon || label.joint == .sign
    else { return nil }
    let names = heads + [(label.word, label.kind)]
    // "行先 / Destination" is one label in two languages.
    guard Set(names.map(\.kind)).count == names.count else { return nil }
    let value = value(of: label)
    let values = ["／/・｜|", " "].map { signs in value.split { signs.contains($0) } }
    guard let values = values.first(where: { $0.count == names.count }) else {
      return values.allSatisfy { $0.count == 1 } ? nil : ""
    }
    return zip(names, values).map { String(scalars: scalars[$0.word]) + "：" + Texts.collapsed($1) }
      .joined(separator: " ")
  }

  /// Whether a label has no colon or is not set apart by a blank; one alone needs a sign for it.
  private func needsSigns(_ names: [Label]) -> Bool {
    if names.count == 1 { return names[0].joint == .sign && names[0].isFirst }
    return names.contains { $0.joint != .colon || $0.isDivided }
  }

  /// Whether what stands behind a label that has no colon may be what it names.
  private func isPlausible(_ label: Label, isSole: Bool) -> Bool {
    let value = value(of: label)
    if label.joint == .colon { return true }
    let isShort = value.unicodeScalars.count { $0 == " " } < 2 && value.length <= 24
    switch label.kind {
    case .routeName:
      return !value.contains(" ")
        && (value.contains(where: \.isPlainDigit) || NameWords.line(value) != nil)
    case .platform: return PlatformWords.numbered(value) != nil || BareName.isLikely(value)
    case .stop, .destination:
      let place = HeadingWords.trimmedDestination(value)
      return isShort && NameWords.mayBePlace(place) && (!isSole || BareName.isLikely(place))
    case nil: return true
    }
  }

  /// What stands behind a label, up to the next.
  private func value(of label: Label) -> String {
    let end = labels.first { $0.word.lowerBound > label.word.lowerBound }?.word.lowerBound
    var value = scalars[label.word.upperBound..<(end ?? scalars.count)]
    while let first = value.first, Self.isSeparator(first), !Self.isOpen(first) {
      value.removeFirst()
    }
    let opened = value.count(where: Self.isOpen) - (end == nil ? 0 : trailing(value))
    while let last = value.last, Self.isSeparator(last) {
      let isOwn = Self.isClose(last) && value.count(where: Self.isClose) <= opened
      if isOwn { break }
      value.removeLast()
    }
    return Texts.collapsed(String(scalars: value))
  }

  /// How many brackets open at the end of a value, before the next label.
  private func trailing(_ value: ArraySlice<Unicode.Scalar>) -> Int {
    value.reversed().prefix(while: Self.isSeparator).count(where: Self.isOpen)
  }

  private static let signs = Set("／/｜|＝=…‥→⇒►▶－—–-●■◆◇▼▲".unicodeScalars)

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "：" || scalar == ":" || "、，,；;・□○▽△".unicodeScalars.contains(scalar)
      || signs.contains(scalar) || isOpen(scalar) || isClose(scalar)
  }

  private static func isOpen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "＜" { return true }
    if case .open = Scalars.classify(scalar.value) { return true }
    return false
  }

  private static func isClose(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "＞" { return true }
    if case .close = Scalars.classify(scalar.value) { return true }
    return false
  }
}
