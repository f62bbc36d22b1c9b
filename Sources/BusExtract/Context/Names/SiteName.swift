/// What a site calls itself: the words of the link that leads to its first page.
enum SiteName {
  /// The claims of a page's title without the kind of bus that is the company's name: of
  /// "桜駅 5番のりば | 南海リムジンバス" below a logo of that name the latter is no line.
  static func removed(from title: [NameClaim], words: String, of tree: PageTree) -> [NameClaim] {
    let title = title.filter { claim in
      !isCompany(claim, in: words) && !(claim.isService && NameSegment.isNamedBus(claim.text))
    }
    guard title.contains(where: \.isService) else { return title }
    let names = names(of: tree)
    return title.filter { !$0.isService || !names.contains(Texts.compact($0.text)) }
  }

  /// "東浜バス時刻表": the timetable of a company, or of the buses at a stop; nobody knows.
  private static func isCompany(_ claim: NameClaim, in words: String) -> Bool {
    claim.isOfTimetable && words.contains(claim.text + "バス時刻表")
      && !["駅", "前", "港", "口", "院", "校", "館", "所", "園", "橋", "丁目", "ター", "ナル", "大学"]
        .contains(where: claim.text.ends)
  }

  /// What stands in links to the first page, as words or as an image.
  private static func names(of tree: PageTree) -> Set<String> {
    var found = Set<String>()
    for link in tree.elements(tagged: .a)
    where tree.attribute("href", of: link).map(leadsHome) == true {
      found.insert(Texts.compact(Texts.line(of: link, in: tree)))
      for inner in tree.descendants(of: link) {
        if let words = tree.attribute("alt", of: inner) { found.insert(Texts.compact(words)) }
      }
    }
    return found
  }

  /// "/", "../index.html", "https://bus.example/".
  private static func leadsHome(_ address: String) -> Bool {
    let path = address.split(separator: "#").first.map(String.init) ?? address
    if let scheme = path.firstRange(of: "://") {
      let rest = path[scheme.upperBound...]
      return !rest.dropLast(rest.ends(with: "/") ? 1 : 0).contains("/")
    }
    let last = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
    return last.isEmpty || last.count == 1 && last[0].begins(with: "index.") || last == ["top"]
  }
}
