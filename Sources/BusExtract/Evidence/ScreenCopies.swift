import BusLabels

/// Timetables that stand on a page twice in different forms, once for large screens and once for small ones,
/// as their classes say: one table of all trips, and parts of five trips each.
enum ScreenCopies {
  /// The elements of those readings for small screens that tell nothing that is not told for large ones.
  static func nodes(of readings: [LayoutResult], _ tree: PageTree) -> Set<PageTree.Index> {
    let screens = readings.map { screen(of: $0.node, tree) }
    guard screens.contains(.small), screens.contains(.large) else { return [] }
    let large = zip(readings, screens).filter { $0.1 == .large }.map(\.0)
    let told = Set(large.flatMap(calls))
    let copies = zip(readings, screens).filter { reading, screen in
      guard screen == .small else { return false }
      let calls = Set(calls(of: reading))
      // Equal tables are one without any look at screens.
      return !calls.isEmpty && told.isSuperset(of: calls)
        && !large.contains { $0.layout == reading.layout && Set(self.calls(of: $0)) == calls }
    }
    return Set(copies.map(\.0.node))
  }

  private enum Screen { case large, small }

  /// A departure, with what its reading says of where it is.
  private struct Call: Hashable {
    let stop: String?
    let minute: Int
  }

  private static func calls(of reading: LayoutResult) -> [Call] {
    reading.columns.flatMap { column in
      column.departures.map { Call(stop: column.stop, minute: $0.hour * 60 + $0.minute) }
    }
  }

  /// For which screens an element is, by its class or one around it.
  private static func screen(of node: PageTree.Index, _ tree: PageTree) -> Screen? {
    var current = node
    while current > 0 {
      if let name = tree.attribute("class", of: current)?.lowercased() {
        let words = name.split(separator: " ").map { String($0).replacing(bytes: "_", with: "-") }
        if words.contains(where: smalls.contains) { return .small }
        if words.contains(where: larges.contains) { return .large }
      }
      current = tree.parent(of: current)
    }
    return nil
  }

  private static let smalls: Set<String> = [
    "sp", "sp-only", "only-sp", "sponly", "forsp", "for-sp", "is-sp", "view-sp", "show-sp",
    "sp-show", "sp-block",
    "visible-sp", "visible-xs", "hidden-pc", "pc-hidden", "pc-none", "pc-hide", "mobile",
    "mobile-only",
    "only-mobile", "smartphone", "d-md-none", "d-lg-none", "md:hidden", "lg:hidden", "smp",
  ]
  private static let larges: Set<String> = [
    "pc", "pc-only", "only-pc", "pconly", "forpc", "for-pc", "is-pc", "view-pc", "show-pc",
    "pc-show", "pc-block",
    "visible-pc", "hidden-xs", "hidden-sp", "sp-hidden", "sp-none", "sp-hide", "desktop",
    "desktop-only",
    "only-desktop", "d-md-block", "d-lg-block", "d-md-table", "md:block", "lg:block",
  ]
}
