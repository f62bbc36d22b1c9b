/// Finds the marks that stand beside a trip's name: "2便★", "※3便". They hold for the whole trip.
enum HeaderMarks {
  /// The signs of a heading cell, each as a word.
  static func words(in cell: Grid.Cell) -> [MinuteCell.Word] {
    cell.tokens.filter { $0.kind == .word }.flatMap { token in
      cell.tokens.text(token).unicodeScalars.filter(isSign).map { sign in
        MinuteCell.Word(text: String(sign), number: nil, node: token.node, isGrouped: false)
      }
    }
  }

  /// Geometric shapes, stars and the like: nothing that belongs to a name.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x25A0...0x25FF, 0x2605, 0x2606, 0x203B, 0x2A, 0xFF0A, 0x2020, 0x2021, 0x3007,
      0x2660...0x266F:
      true
    default: false
    }
  }
}
