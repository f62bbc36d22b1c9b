/// The button of a row that is filled while the others are drawn as outlines or in grey: the one that is pressed,
/// as the libraries have it with which such pages are made.
enum FilledButton {
  /// Which of some buttons it is; nil where more than one is filled, or the others have colours of their own.
  static func chosen(of buttons: [PageTree.Index], in tree: PageTree) -> Int? {
    guard buttons.count > 1, buttons.allSatisfy({ tree.nodes[$0].tag == .button }) else {
      return nil
    }
    let classes = buttons.map { button in
      (tree.attribute("class", of: button)?.lowercased() ?? "").split(separator: " ").map(
        String.init)
    }
    let filled = classes.indices.filter { classes[$0].contains(where: isFilled) }
    guard filled.count == 1 else { return nil }
    let others = classes.indices.filter { $0 != filled[0] }
    return others.allSatisfy { classes[$0].contains(where: isPlain) } ? filled[0] : nil
  }

  private static func isFilled(_ name: String) -> Bool { filled.contains(name) }

  private static func isPlain(_ name: String) -> Bool { plain.contains(name) || greys.begins(name) }

  private static let filled: Set<String> = [
    "bg-primary", "btn-primary", "muibutton-contained", "is-primary", "text-white",
  ]
  private static let plain: Set<String> = [
    "bg-background", "bg-secondary", "bg-muted", "bg-transparent", "bg-white",
    "btn-outline-primary",
    "btn-outline-secondary", "btn-secondary", "btn-light", "btn-default", "muibutton-outlined",
    "muibutton-text", "is-light", "is-outlined",
  ]
  private static let greys = WordList([
    "bg-gray-", "bg-slate-", "bg-zinc-", "bg-neutral-", "bg-stone-",
  ])
}
