import ArgumentParser
import BusCommand
import BusModel
import BusQuery

/// `bus doctor`.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.doctor)

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let examination = Examination(places: places, clock: Shell.now, language: language)
    let findings = examination.findings()
    try Output.write(
      output.json ? Finding.json(findings).printed : Finding.text(findings, language))
    if let fault = findings.first(where: { $0.state == .fault }) {
      throw ExitCode(fault.exitStatus)
    }
  }
}
