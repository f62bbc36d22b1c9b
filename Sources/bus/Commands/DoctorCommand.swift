import ArgumentParser
import BusQuery

/// `bus doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "What is wrong, and what to do.",
    discussion: """
      Looks at the settings, both programs, the database, the archive, every route's data and the \
      holidays. Exit code 0 when all is well or only worth a word, else that of the first fault: \
      78 routes.json is wrong, 66 a file is missing, 69 bus-ingest is missing, 65 data that cannot be relied on.

      Example: bus doctor --json
      """)

  @Flag(help: "One JSON document.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let diagnosis = Diagnosis(of: DoctorReader(places: places, clock: Shell.now).facts())
    try Output.write(json ? diagnosis.json.printed : diagnosis.text(language))
    if diagnosis.exitStatus != 0 { throw ExitCode(diagnosis.exitStatus) }
  }
}
