import BusFiles
import BusModel
import CLinux
import Glibc

/// A page on its way into the archive.
public struct ArchiveFiling: Sendable {
  /// Its bytes.
  public var body: PageBody
  /// The line for the index; nil when the index says so already.
  public var entry: ArchiveEntry?

  /// A page.
  public init(_ body: PageBody, noting entry: ArchiveEntry?) {
    self.body = body
    self.entry = entry
  }
}

/// Filing pages together: a sync of each file would cost as much as bringing the page, and one of all
/// costs what that of one does.
///
/// The order is what makes it safe. First the bytes of all pages reach the disk, in files without
/// names that count; then the index has their lines; then the files get their names; then names and
/// lines reach the disk. Only after that may a row of the database refer to them. Whoever is killed
/// in between leaves drafts, which the next run sweeps, and lines that lead nowhere, never half a page
/// under a hash, and never a file that nobody knows.
extension PageArchive {
  /// Files pages and brings them to the disk by two syncs in all (syncfs).
  ///
  /// What is there already and sound is not written again, a damaged file of a page is replaced.
  ///
  /// - Returns: why a page could not be filed, in the order of the pages; nil for those that are.
  public func store(_ filings: [ArchiveFiling]) -> [FetchError?] {
    var faults = [FetchError?](repeating: nil, count: filings.count)
    var drafts: [(index: Int, draft: ArchiveDraft)] = []
    for (index, filing) in filings.enumerated() {
      do throws(FetchError) {
        if let draft = try draft(ofMissing: filing.body) { drafts.append((index, draft)) }
      } catch {
        faults[index] = error
      }
    }
    do throws(FetchError) {
      let entries = filings.indices.compactMap { faults[$0] == nil ? filings[$0].entry : nil }
      if !drafts.isEmpty { try sync() }
      if !entries.isEmpty {
        try FetchError.wrapping(try PosixFile.append(entries.flatMap(\.line), to: indexPath))
      }
      for (index, draft) in drafts { faults[index] = fault(placing: draft) }
      if !drafts.isEmpty { try sync() }
    } catch {
      return faults.map { $0 ?? error }
    }
    return faults
  }

  /// Files a page as it came and writes its address down, in a batch of its own.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`.
  public func store(_ body: PageBody, noting entry: ArchiveEntry?) throws(FetchError) {
    if let fault = store([ArchiveFiling(body, noting: entry)]).first, let fault { throw fault }
  }

  /// The page as a file without its name; nil when the archive has it.
  private func draft(ofMissing body: PageBody) throws(FetchError) -> ArchiveDraft? {
    guard !isSound(body.sha256, size: body.count, isThorough: true) else { return nil }
    return try draft(of: body)
  }

  /// The page's bytes in a file of the archive's folder, if they are not there yet: memory holds none of
  /// them then.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`.
  public func draft(of body: PageBody) throws(FetchError) -> ArchiveDraft {
    switch body {
    case .draft(let draft): return draft
    case .bytes(let bytes):
      let writer = DraftWriter(in: folder)
      // The standard library's own does not keep the type of an error.
      try bytes.withUnsafeBytes { bytes in
        Result { () throws(FetchError) in try writer.append(bytes) }
      }.get()
      return try writer.finish()
    }
  }

  private func fault(placing draft: ArchiveDraft) -> FetchError? {
    do throws(FetchError) {
      try draft.file(as: path(of: draft.sha256))
      return nil
    } catch {
      return error
    }
  }

  /// Brings all that was written to the archive's file system to the disk: `syncfs(2)`, which from
  /// Linux 5.8 on tells of every write that failed since it was last asked.
  private func sync() throws(FetchError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FetchError(folder, .file(.open, SystemFault(errno))) }
    // Nothing was written through it.
    defer { _ = close(descriptor) }
    guard syncfs(descriptor) == 0 else {
      throw FetchError(folder, .file(.write, SystemFault(errno)))
    }
  }
}
