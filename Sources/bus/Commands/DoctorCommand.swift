import ArgumentParser
import BusCommand
import BusQuery
import BusSources

/// `bus doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.doctor)

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let diagnosis = Diagnosis(of: DoctorReader(sources: sources, clock: Shell.now).facts())
    try Output.write(output.json ? diagnosis.json.printed : diagnosis.text(language))
    if diagnosis.exitStatus != 0 { throw ExitCode(diagnosis.exitStatus) }
  }
}
