import BusLabels
import BusModel

/// Entries that nothing but a blank, a circle or nothing at all divides from their marks.
extension LegendForms {
  /// "P 東口経由": a used mark, a space, its meaning.
  func spaced(_ line: String) -> [Mark]? {
    guard let space = line.utf8.firstIndex(of: 0x20) else { return nil }
    let mark = line[..<space]
    guard mark.utf8.count <= 24, mark.count <= 4, used.contains(mark) else { return nil }
    let text = Texts.collapsed(line[space...])
    guard text.length >= 2, text.length <= 80, text.contains(where: { $0.isLetter }) else {
      return nil
    }
    return [Mark(mark: String(mark), text: LegendLine.withoutSeparator(text))]
  }

  /// "①1番のりば発", "①は湯の里経由 ②③は冬期運休": used circled signs begin what each of them means, and
  /// need nothing behind them.
  func circled(_ line: String) -> [Mark]? {
    guard let first = line.unicodeScalars.first, Scalars.isCircled(first.value) else { return nil }
    var entries: [(sign: Unicode.Scalar, text: String.UnicodeScalarView)] = []
    for scalar in line.unicodeScalars {
      if Scalars.isCircled(scalar.value) {
        entries.append((scalar, String.UnicodeScalarView()))
      } else {
        entries[entries.count - 1].text.append(scalar)
      }
    }
    var marks: [Mark] = []
    var text = ""
    for entry in entries.reversed() {
      let own = meaning(String(entry.text))
      // "①105便" heads a trip.
      if RowName.isTrip(own) { return nil }
      if !own.isEmpty { text = own }
      guard used.contains(String(entry.sign)), (2...80).contains(text.length) else { continue }
      marks.append(Mark(mark: String(entry.sign), text: text))
    }
    return marks.isEmpty ? nil : marks.reversed()
  }

  func meaning(_ text: String) -> String {
    let bare = LegendLine.withoutSeparator(text)
    return bare.begins(with: "は") ? String(bare.dropFirst()) : bare
  }

  /// "★日祝運休": a used sign, and right behind it the days of its buses.
  func unseparated(_ line: String) -> [Mark]? {
    guard let sign = line.unicodeScalars.first,
      !sign.properties.isAlphabetic || isCapital(Character(sign)),
      !bullets.contains(sign), !isBracket(sign),
      !(0x30...0x39).contains(Scalars.folded(sign.value)),
      case let mark = SignRun.beginning(line), used.contains(mark)
    else { return nil }
    // The B of "Bus 14 港行" is none.
    if sign.properties.isAlphabetic, line.unicodeScalars.dropFirst().first?.isASCII == true {
      return nil
    }
    let text = SignLegend.meaning(of: String(line[mark.endIndex...]))
    guard ServicePattern.read(text).pattern != nil || Self.ways.ends(text) else { return nil }
    return [Mark(mark: String(mark), text: text)]
  }

  private static let ways = WordList([
    "経由", "行", "行き", "ゆき", "止まり", "止り", "まで", "まで運行", "まで延長運転", "まで延長",
  ])
}
