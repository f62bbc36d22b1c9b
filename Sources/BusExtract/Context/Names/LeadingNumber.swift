/// Numbers in elements of their own before names, drawn as circles: those of platforms or of a list.
enum LeadingNumber {
  /// Whether a text is such a number and what follows it the name of something by itself: 1 before 山手線, and
  /// not before 号線 or 丁目.
  static func stands(_ printed: String, before following: String) -> Bool {
    let (number, text) = (Texts.collapsed(printed), Texts.collapsed(following))
    return (1...2).contains(number.length)
      && number.unicodeScalars.allSatisfy { (0x30...0x39).contains(Scalars.folded($0.value)) }
      && text.length > 2 && !counters.begins(text)
      && text.unicodeScalars.first.map { (0x3041...0x9FFF).contains($0.value) } == true
  }

  /// "・港", "1．港" and "①港" as 港: what stands before the entries of a list; ①番のりば is another thing.
  static func left(out line: String) -> String {
    let scalars = line.unicodeScalars
    var rest = scalars[...]
    if let first = scalars.first,
      "・･•".unicodeScalars.contains(first) || Scalars.isCircledNumber(first.value)
    {
      rest = scalars.dropFirst()
    } else {
      let digits = scalars.prefix { (0x30...0x39).contains(Scalars.folded($0.value)) }
      let behind = scalars.dropFirst(digits.count)
      guard (1...2).contains(digits.count), behind.first == "．" || behind.first == "." else {
        return line
      }
      rest = behind.dropFirst()
    }
    let text = Texts.collapsed(String(String.UnicodeScalarView(rest)))
    guard let first = text.unicodeScalars.first, (0x3041...0x9FFF).contains(first.value),
      !counters.begins(text), PlatformWords.platform(in: line) == nil
    else { return line }
    return text
  }

  /// "[5]港" as 港: the number of the line that goes there.
  static func left(outBracket text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, "[［【〔(（".unicodeScalars.contains(first) else { return text }
    let digits = scalars.dropFirst().prefix { (0x30...0x39).contains(Scalars.folded($0.value)) }
    let rest = scalars.dropFirst(1 + digits.count)
    guard (1...3).contains(digits.count), let close = rest.first,
      "]］】〕)）".unicodeScalars.contains(close)
    else { return text }
    let name = Texts.collapsed(String(String.UnicodeScalarView(rest.dropFirst())))
    return name.length > 1 ? name : text
  }

  private static let counters = WordList([
    "号", "系統", "番", "線", "便", "丁目", "条", "区", "月", "日", "年", "時", "分", "の", "ノ", "ケ", "ヶ", "つ", "本",
    "行",
    "コース", "ルート", "方面",
  ])
}
