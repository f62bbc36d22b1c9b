import BusSettings
import BusModel
import Glibc

/// Reads routes.json for the sake of one route, and of a long file no more than that.
struct SettingsReader {
  /// The path of routes.json.
  let path: String

  /// The settings of a route, or of all.
  ///
  /// - Parameter name: the route that is asked about; nil for the only one there is.
  /// - Returns: settings that have that route when the file has it.
  /// - Throws: ``Failure``, `SettingsError`.
  func settings(for name: String?) throws -> RoutesFile {
    let file = OpenFile(path)
    let isLong = file.map { $0.state.size >= SettingsIndex.leastBytes } ?? false
    let place = isLong ? indexPath : nil
    if let file, let name, let place,
      let found = SettingsIndex(place, of: file.state)?.settings(of: name, in: file)
    {
      return found
    }
    let bytes = try InputFile.read(path)
    let settings = try RoutesFile.read(bytes, file: path)
    if let file, let place, bytes.count == file.state.size {
      save(RouteSpans(settings, in: bytes), of: file.state, at: place)
    }
    return settings
  }

  /// In the cache folder of the XDG Base Directory Specification, by the file's own path; nil when
  /// nothing says where that is.
  private var indexPath: String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let name = String(SettingsIndex.hash(String(cString: resolved)), radix: 16)
    let cache = Shell.variable("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = cache ?? Shell.variable("HOME").map { $0 + "/.cache" }
    return folder.map { "\($0)/bus/routes-\(name).index" }
  }

  /// Keeps the index for the next time. It is a convenience: where it cannot be written there is
  /// none, and nobody is told.
  private func save(_ spans: RouteSpans?, of state: FileState, at place: String) {
    // A file that was changed just now may be changed again without its time showing it.
    guard let spans, time(nil) - state.changedAt >= 2 else { return }
    for folder in Self.folders(of: place) { mkdir(folder, 0o700) }
    let draft = "\(place).\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = Output.write(SettingsIndex.bytes(of: spans, state: state), to: descriptor) == 0
    close(descriptor)
    if !isWritten || rename(draft, place) != 0 { unlink(draft) }
  }

  /// The cache folder and ours in it.
  private static func folders(of place: String) -> [String] {
    let parts = place.split(separator: "/")
    return [2, 1].map { "/" + parts.dropLast($0).joined(separator: "/") }
  }
}
