/// The help of what belongs to the board in the browser.
extension CommandHelp {
  /// `bus board pair`.
  public static let boardPair = CommandHelp(
    "pair", "Print a code with which a device may change the settings in the browser.",
    ja: "ブラウザーから設定を変えられる機器を登録するコードを発行します。",
    discussion: """
      The code holds for ten minutes, for one device and five tries; a new one takes the place of the \
      last. It is stored beside the database as a hash. Anybody who reaches the board may read it \
      without (unless it runs with --private).

      Example: bus board pair --address https://bus.example.net
      """,
    ja: """
      コードは10分間、1台、5回の入力まで有効です。新しく発行すると前のものは無効になります。データベー\
      スの隣にハッシュとして保存します。見るだけなら登録は要りません(--private を除く)。

      例: bus board pair --address https://bus.example.net
      """)

  /// `bus board devices`.
  public static let boardDevices = CommandHelp(
    "devices", "List the paired devices, or take one away.", ja: "登録された機器を一覧し、取り消します。",
    discussion: """
      A line a device: its id, its name, since when, and when it changed something last.

      Example: bus board devices --remove 0123456789ab
      """,
    ja: """
      機器ごとに一行で、id、名前、登録日、最後に設定を変えた日を表示します。

      例: bus board devices --remove 0123456789ab
      """)

  /// `bus board owner`.
  public static let boardOwner = CommandHelp(
    "owner", "Print where the owner signs up, or take the account away.",
    ja: "持ち主がサインアップするアドレスを表示し、またはアカウントを削除します。",
    discussion: """
      Without this there is no account: devices are paired (bus board pair) and /setup is no page. The \
      address holds for ten minutes, five tries and one account, whose ID and password then make any \
      device one that may change the settings, at /sign-in. Five wrong passwords close it for ten \
      minutes. The password is stored beside the database as a scrypt key.

      Password lost: bus board owner --delete, then bus board owner.
      """,
    ja: """
      これを使わなければアカウントはなく、機器は登録(bus board pair)だけで加わり、/setup のページもありませ\
      ん。アドレスは10分間、5回の入力まで、一つのアカウントに有効です。その後は /sign-in で ID とパスワードを\
      入れた機器から設定を変えられます。パスワードを5回間違えると10分間サインインできません。パスワードは \
      scrypt の鍵としてデータベースの隣に保存します。

      パスワードを忘れたとき: bus board owner --delete のあと bus board owner
      """)
}

extension HelpText {
  /// `board pair --address`.
  public static let boardAddress = HelpText(
    "Where devices reach the board, for the address that is printed.",
    ja: "機器から見た発車案内のアドレス。表示するアドレスに使います。")

  /// `board owner --delete`.
  public static let deleteOwner = HelpText(
    "Take the owner's account away, and sign its devices out.",
    ja: "持ち主のアカウントを削除し、その機器をサインアウトさせます。")

  /// `board devices --remove`.
  public static let removeDevice = HelpText(
    "Take this device away first.", ja: "先にこの機器を取り消します。")
}
