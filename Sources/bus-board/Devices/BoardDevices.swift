import BusJSON
import BusModel
import BusQuery

/// The devices for the terminal.
enum BoardDevices {
  static func json(_ devices: [Device]) -> String {
    let value: JSONValue = ["devices": .array(devices.map(\.publicJSON))]
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

  /// What `bus board owner` prints for who is to sign up.
  func invitation(_ code: String, at board: String) -> String {
    let address = "\(board)/setup?code=\(code)"
    return self(
      """
      Within ten minutes, on the owner's device, open
      \(address)
      and choose an ID and a password

      """,
      """
      10分以内に、持ち主の機器で次のアドレスを開き、ID とパスワードを決めてください
      \(address)

      """)
  }

  /// What it prints where somebody has signed up; nil where the file tells nothing.
  func account(of owner: Owner?, at board: String) -> String {
    let name = owner.map { "\(TerminalText.clean($0.id))  \($0.createdAt.date)" } ?? "?"
    return self(
      """
      \(name)
      signs in at \(board)/sign-in
      password lost? bus board owner --delete takes the account away and signs its devices out

      """,
      """
      \(name)
      \(board)/sign-in でサインインします
      パスワードを忘れたときは bus board owner --delete でアカウントを削除し、機器をサインアウトさせます

      """)
  }

  /// What `--remove` did; nil devices where there was no account.
  func ownerRemoved(_ devices: Int?) -> String {
    guard let devices else {
      return self("there is no owner's account\n", "持ち主のアカウントはありません\n")
    }
    return self(
      "the owner's account is removed, \(devices == 1 ? "1 device" : "\(devices) devices") signed out\n",
      "持ち主のアカウントを削除し、\(devices)台をサインアウトさせました\n")
  }
}
