import BusJSON
import BusModel
import BusQuery

/// The devices for the terminal.
enum BoardDevices {
  static func json(_ devices: [Device]) -> String {
    let value: JSONValue = ["devices": .array(devices.map(\.told))]
    return value.text(pretty: true) + "\n"
  }

  static func text(_ devices: [Device], _ language: Language) -> String {
    guard !devices.isEmpty else {
      return language(
        "no device is paired; bus board pair prints a code\n",
        "登録された機器はありません。bus board pair でコードを発行します\n")
    }
    let rows = devices.map { device in
      [
        device.id, TerminalText.clean(device.label), "\(device.pairedAt.date)",
        device.usedAt.map { "\($0.date)" } ?? language("never used", "未使用"),
      ]
    }
    return TextTable.lines(rows).map { $0 + "\n" }.joined()
  }
}

extension Language {
  /// What `bus board pair` prints.
  func pairing(_ code: String, at board: String) -> String {
    let shown = code.prefix(4) + "-" + code.suffix(4)
    let address = "\(board)/pair?code=\(code)"
    return self(
      """
      \(shown)
      Within ten minutes, on the device that is to change the settings, open
      \(address)
      or type the code at \(board)/pair

      """,
      """
      \(shown)
      10分以内に、設定を変える機器で次のアドレスを開くか、
      \(address)
      \(board)/pair でコードを入力してください

      """)
  }
}
