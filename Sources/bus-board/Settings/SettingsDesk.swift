import BusCommand
import BusModel
import BusQuery
import BusSettings
import BusSources
import Glibc

/// routes.json as the board changes it: one change after the other, each whole or not at all.
actor SettingsDesk {
  private let sources: AnswerSources

  init(_ sources: AnswerSources) { self.sources = sources }

  /// Makes a change to the file as it stands at this moment.
  ///
  /// - Parameters:
  ///   - expected: the tag of the file that the change is meant for; nil for any.
  ///   - change: gives the new file.
  /// - Returns: the tag of the file as it stands then.
  /// - Throws: ``Problem`` with 412 when the file is another, and what is wrong with the new one.
  func change(
    ifMatch expected: String? = nil, _ change: @Sendable (RoutesDocument) throws -> RoutesDocument
  ) throws -> String {
    let path = try Shell.locations.config(flag: sources.config)
    let before = try RoutesDocument(InputFile.read(path), file: path)
    let tag = SourceMarks.tag(of: before.bytes)
    if let expected, expected != "*", expected != "\"\(tag)\"" {
      throw Problem(
        412, "changedMeanwhile", "the settings were changed meanwhile; look again",
        "その間に設定が変わりました。もう一度見てください")
    }
    let after = try change(before)
    guard after.bytes != before.bytes else { return tag }
    try OutputFile.replace(path, with: after.bytes)
    return SourceMarks.tag(of: after.bytes)
  }
}
