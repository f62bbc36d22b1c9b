import ArgumentParser
import BusCommand
import BusFetch
import BusJSON
import BusModel
import BusQuery

/// `bus robots FILE URL…`: what a robots.txt says.
struct RobotsCommand: IngestingCommand {
  @OptionGroup var arguments: RobotsArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let file = try await file()
    let agent = arguments.agent ?? FetchPolicy.productToken
    let rows = try arguments.urls.map { url in
      let answer = try file.answer(to: url, agent: agent)
      return RobotsRow(
        url: url, isAllowed: answer.isAllowed, rule: answer.rule, crawlDelay: answer.crawlDelay)
    }
    try Output.write(
      arguments.output.json
        ? JSONValue.jsonLines(rows.map(\.json)) : rows.map { $0.text(language) }.joined())
    return rows.allSatisfy(\.isAllowed) ? 0 : 1
  }

  /// The rules; a server that has no file allows everything.
  private func file() async throws -> RobotsFile {
    let name = arguments.file
    guard name.hasPrefix("http://") || name.hasPrefix("https://") else {
      return RobotsFile(try InputFile.read(name))
    }
    var policy = try FetchPolicy.of(SettingsOption.found)
    policy.obeysRobots = false
    do throws(FetchError) {
      let response = try await CurlSource(policy: policy).fetch(PageRequest(url: name))
      return RobotsFile(try response.body.bytes())
    } catch {
      guard case .httpStatus(let status) = error.code, (400..<500).contains(status), status != 429
      else { throw error }
      return RobotsFile([])
    }
  }
}
