import BusCommand
import BusModel
import BusQuery
import Logging

/// swift-log's messages on stderr in the commands' own form, `bus: …`.
struct StderrLog: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel: Logger.Level

  /// A logger that tells notices and errors, and with `isVerbose` also the progress.
  static func logger(isVerbose: Bool) -> Logger {
    Logger(label: "bus") { _ in StderrLog(logLevel: isVerbose ? .info : .notice) }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) { Output.complain("\(event.message)") }
}

extension Logger {
  /// Tells what happens in a run: what is odd always, the rest as progress.
  func tell(_ event: RunEvent, _ language: Language) {
    let level: Level = if case .notice = event { .notice } else { .info }
    log(level: level, "\(event.words(language))")
  }
}
