/// The place of a cell, as a name only when somebody asks: most cells of most pages are never named.
struct Place: Sendable {
  /// The name of the whole: "table[1]".
  var root: String
  /// What the row is made of.
  var rowTag: Tag?
  /// The row's number, from 1; nothing in lines of text is a `Tag`.
  var row: Int
  /// What the cell is made of and its number in the row, from 1; nil where a row has one place.
  var cell: (tag: Tag, number: Int)?

  /// "table[1]/tr[3]/td[1]", "dl[1]/dt[4]", "pre[1]/line[2]".
  var name: String {
    var name = root
    name.reserveCapacity(root.utf8.count + 24)
    name += "/"
    name += rowTag?.name ?? "line"
    name += "["
    name += String(row)
    name += "]"
    guard let cell else { return name }
    name += "/"
    name += cell.tag.name
    name += "["
    name += String(cell.number)
    name += "]"
    return name
  }
}
