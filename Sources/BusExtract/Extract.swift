public import BusModel

/// The extract stage: the bytes of a page become what the page says, still as text.
///
/// Pure and synchronous: the same bytes and hints always give the same result.
public enum Extract {
  /// Goes up whenever the same bytes may give another result, so that archived pages are read again.
  public static let version = 39

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - bytes: the page as served, in any charset.
  ///   - hints: what routes.json knows better than the page.
  ///   - contentType: the Content-Type header, a hint on the charset.
  ///   - url: the page's address, for what the page itself leaves unsaid.
  /// - Returns: what was understood, and a notice for what was not.
  public static func page(
    _ bytes: [UInt8], hints: PageHints = PageHints(), contentType: String? = nil,
    url: String? = nil
  ) -> RawPage {
    let page = read(bytes, hints, contentType, triesAll: false) { page, _ in page }
    return AddressContext.filled(page, from: AddressFacts(url))
  }

  /// Reads a page as `page` does and tells why it came out so: the tables and lists that were seen,
  /// the layouts that were tried on each, and what was left over.
  ///
  /// - Parameters:
  ///   - bytes: the page as served.
  ///   - hints: what routes.json knows better than the page.
  ///   - contentType: the Content-Type header.
  /// - Returns: the grids with their attempts.
  public static func explain(
    _ bytes: [UInt8], hints: PageHints = PageHints(), contentType: String? = nil
  ) -> Explanation {
    read(bytes, hints, contentType, triesAll: true) { _, reader in
      Explanation(reader.trials, names: reader.names, threshold: PageReader.threshold)
    }
  }

  /// Reads a page and gives its result, and what was tried, as long as its tree is there.
  private static func read<Result>(
    _ bytes: [UInt8], _ hints: PageHints, _ contentType: String?, triesAll: Bool,
    _ result: (RawPage, PageReader) -> Result
  ) -> Result {
    let charset = CharsetDecision(bytes, contentType: contentType)
    let tree = PageTree(
      LibXML2.content(of: charset.utf8), isTruncated: Truncation.isCut(charset.utf8))
    // Texts and tokens point into the tree and count no references to it.
    return withExtendedLifetime(tree) {
      var reader = PageReader(tree: tree, hints: hints, triesAll: triesAll)
      let page = reader.read(encoding: charset.encoding)
      return result(page, reader)
    }
  }
}

extension Explanation {
  fileprivate init(_ trials: [PageReader.Trial], names: [NameTrial], threshold: Double) {
    let telling = trials.filter { !$0.readings.isEmpty || $0.holdsNumbers }
    self.init(
      threshold: threshold, trials: telling.map { Trial($0) },
      silentGrids: trials.count - telling.count, names: names)
  }
}

extension Explanation.Trial {
  fileprivate init(_ trial: PageReader.Trial) {
    let opening = trial.grid.cells.prefix(12).flatMap { $0.tokens.map($0.tokens.text) }.prefix(12)
    self.init(
      at: trial.grid.at, rowCount: trial.grid.rowCount, columnCount: trial.grid.columnCount,
      opening: opening.joined(separator: " "),
      attempts: trial.readings.sorted { $0.score > $1.score }.map { reading in
        Explanation.Attempt(
          layout: reading.layout, score: reading.score, departures: reading.departureCount,
          leftovers: reading.leftovers)
      }, signs: trial.signs)
  }
}
