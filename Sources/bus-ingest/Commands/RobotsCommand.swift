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
    let answers = try arguments.urls.map { ($0, try file.answer(to: $0, agent: agent)) }
    let text =
      arguments.output.json
      ? JSONValue.jsonLines(answers.map { Self.json($0.0, $0.1) })
      : answers.map { Self.line($0.0, $0.1, language) }.joined()
    try Output.write(text)
    return answers.allSatisfy(\.1.isAllowed) ? 0 : 1
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

  private static func json(_ url: String, _ answer: RobotsAnswer) -> JSONValue {
    [
      "url": .string(url), "allowed": JSONValue(answer.isAllowed), "rule": JSONValue(answer.rule),
      "crawlDelay": answer.crawlDelay.map { JSONValue($0) } ?? .null,
    ]
  }

  private static func line(
    _ url: String, _ answer: RobotsAnswer, _ language: Language
  ) -> String {
    let verdict = answer.isAllowed ? language("allowed", "許可") : language("forbidden", "禁止")
    let delay = answer.crawlDelay.map { language("pause \($0) s", "間隔 \($0)秒") }
    let words = [verdict, url, answer.rule, delay].compactMap { $0 }
    return TerminalText.clean(words.joined(separator: "  ")) + "\n"
  }
}
