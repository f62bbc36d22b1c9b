import BusModel
import BusStore
import Foundation
import Testing

/// Whole outputs as somebody sees them who reads Japanese alone.
@Suite struct JapaneseTests {
  let home: Household

  init() throws {
    let night: Moment = try #require(Moment("2026-11-19T03:20"))
    home = try Household(confirmed: night)
  }

  /// What a command prints and says, with the folder and the age of the data, which vary, left out.
  private func told(_ line: String) async throws -> Ended {
    var ended = try await home.bus("\(line) --lang ja")
    for path in [\Ended.output, \Ended.errors] {
      ended[keyPath: path] = ended[keyPath: path].replacing(home.folder, with: "/home/aoi")
        .replacing(Running.folder, with: "/usr/bin").replacing(/[0-9]+(分|時間|日)前/, with: "…前")
    }
    return ended
  }

  private func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(home.folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test(
    "what was typed wrongly",
    arguments: [
      (
        "next --route home --at 7.30",
        "bus: --at: 7:20、7時20分、+30 のような時刻か、明日、土曜、11/23 のような日か、その両方が必要です(実際: \"7.30\")\n"
      ),
      ("timetable home", "bus: 路線は --route で指定します: bus timetable --route home\n"),
      ("nxet", "bus: \"nxet\" というコマンドはありません。'bus next' のことですか? 一覧は bus --help にあります\n"),
      ("help nxet", "bus: \"nxet\" というコマンドはありません。'bus next' のことですか? 一覧は bus --help にあります\n"),
      (
        "next --directoin 3",
        "bus: '--directoin' というオプションはありません('--direction' のことですか?)。"
          + "bus --help か、各コマンドの --help を見てください\n"
      ),
      ("next --route", "bus: '--route' の値がありません。bus --help か、各コマンドの --help を見てください\n"),
      (
        "doctor --json=yes",
        "bus: オプション '--json' は値を取りませんが、'yes' が付いています。"
          + "bus --help か、各コマンドの --help を見てください\n"
      ),
      ("why", "bus: 引数 '<time>' がありません。bus --help か、各コマンドの --help を見てください\n"),
      (
        "history --limit abc",
        "bus: --limit: 1 から 10000 までの数が必要です(実際: \"abc\")\n"
      ),
      (
        "timetable --route home aus berlin",
        "bus: 余分な引数が2個あります: 'aus'、'berlin'。bus --help か、各コマンドの --help を見てください\n"
      ),
      (
        "ingest --rotue home",
        "bus: '--rotue' というオプションはありません('--route' のことですか?)。"
          + "bus --help か、各コマンドの --help を見てください\n"
      ),
      ("routes add", "bus: 引数 '<name>' がありません。bus --help か、各コマンドの --help を見てください\n"),
      (
        "diff --direction up active",
        "bus: --direction: outbound(行き)か inbound(帰り)が必要です(実際: \"up\")\n"
      ),
      ("extract nix.html", "bus: nix.html: 開けません: ファイルやフォルダーがありません\n"),
    ])
  func typed(line: String, message: String) async throws {
    let ended = try await told(line)
    #expect(ended.exitStatus == (line.hasPrefix("extract") ? 66 : 64))
    #expect(ended.errors.hasPrefix(message))
    #expect(ended.output.isEmpty)
  }

  @Test("a routes.json with a misspelt key, read by either program", arguments: ["next", "ingest"])
  func misspelt(command: String) async throws {
    try write(#"{"routes": [{"id": "1", "nmae": "home"}]}"#, to: "routes.json")
    #expect(
      try await told(command)
        == Ended(
          exitStatus: 78, output: "",
          errors: """
            bus: /home/aoi/routes.json: 誤りが2件あります
              routes[0].nmae: 正しいキーが必要です(実際: "nmae")。"name" のことですか?
              routes[0].name: 入力しやすい短い名前("home" など)が必要です(実際: なし)
            ファイルを直してから確かめてください: bus routes check

            """))
  }

  @Test("a routes.json that is not there")
  func missing() async throws {
    let program = try IngestProgram()
    #expect(
      try await program.run("ingest", "--lang", "ja").errors == """
        bus: routes.json が見つかりません。探した場所:
          ./routes.json
          \(program.folder)/.config/bus/routes.json
        'bus routes add 名前 URL' で作るか、--config ファイル で指定してください

        """)
    let named = try await Running.run(
      ["next"], variables: ["LC_ALL": "ja_JP.UTF-8", "BUS_CONFIG": "/nowhere/routes.json"])
    #expect(
      named.errors == "bus: BUS_CONFIG が示す /nowhere/routes.json がありません。"
        + "パスを直すか、README.md を見てファイルを作ってください\n")
  }

  @Test("next after a night that failed, and its run in the history")
  func failedNight() async throws {
    try write("{}", to: "index.json")
    let night = try await told("ingest --replay \(home.folder) --route home")
    let why =
      "https://bus.example.jp/out.html: /home/aoi/index.json にこの URL がありません。"
      + "ページのファイルとともに書き加えてください"
    #expect(night.exitStatus == 69)
    #expect(night.output.hasPrefix("home  失敗  \(why)\n失敗 1 · "))
    let next = try await told("next --route home --at 2026-11-20T07:28 --count 1 --with-missed")
    #expect(
      next.output == """
        自宅 ↔ 駅(行き)  11月20日(金)  07:28
          07:30  あと2分   鳴子14  → 地下鉄鳴子北  2番のりば  徒歩では間に合いません
          07:41  あと13分  鳴子14  → 地下鉄鳴子北  2番のりば  P:東口経由
        ※ データは 11月19日(木) 03:20(…前)に確認したものです: \(why)

        """)
    #expect(try await told("history").output.contains("home              失敗  \(why)\n"))
    let day = try await told("timetable --route home")
    // It is wrapped at some place of the folder's name.
    let words = [day.output, why].map { $0.filter { !$0.isWhitespace } }
    #expect(words[0].hasSuffix(words[1]))
  }

  @Test("doctor with a damaged page and data that grew old")
  func doctor() async throws {
    let folder = "\(home.folder)/archive/ab"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("damaged", to: "archive/ab/" + String(repeating: "ab", count: 31))
    let ended = try await told("doctor")
    #expect(ended.exitStatus == 65)
    #expect(
      ended.output == """
        正常  /home/aoi/routes.json: 正しい設定です(路線2、バス会社1)
        正常  /usr/bin/bus-ingest: あります
        正常  /home/aoi/bus.sqlite: 正常です
        注意  /home/aoi/archive: 1ページのうち1がないか壊れています: \(String(repeating: "ab", count: 32))
                → bus ingest --force で取得し直せます
        正常  最後の実行: 2026-11-19 03:20、公開
        問題  home: 最後の確認は2026-11-19 03:20、36時間以上前です
                → bus ingest を実行し、scripts/nightly が毎晩動いているか確かめてください
        問題  school: まだ公開されたデータがありません
                → bus ingest を実行し、だめなら bus extract URL --explain を見てください
        正常  祝日: 法律から計算(配信の設定なし)

        問題2件、注意1件

        """)
  }

  @Test("the JSON of doctor is the same whatever the locale, faults of routes.json included")
  func doctorJSON() async throws {
    try write(#"{"routes": [{"id": "1", "nmae": "home"}]}"#, to: "routes.json")
    let english = try await home.bus("doctor --json --lang en")
    #expect(english.output.contains("expected a known key"))
    #expect(try await home.bus("doctor --json --lang ja") == english)
  }

  @Test("doctor with a database that is none")
  func noDatabase() async throws {
    try write(String(repeating: "no database ", count: 200), to: "bus.sqlite")
    #expect(
      try await told("doctor").output.contains(
        "問題  /home/aoi/bus.sqlite: SQLite のデータベースではありません(file is not a database)。"))
  }

  @Test("a page that is refused by extract")
  func refused() async throws {
    let page =
      "<html><head><title>駅</title></head><body><h1>駅</h1><p>お知らせ</p><ul>"
      + String(repeating: "<li><a href=\"a.html\">路線</a></li>", count: 12) + "</ul></body></html>"
    try write(page, to: "page.html")
    let ended = try await told("extract \(home.folder)/page.html --explain")
    #expect(ended.exitStatus == 65)
    #expect(
      ended.output == """
        時刻表ではありません · UTF-8 · \(page.utf8.count)バイト

        注意
          ページに時刻がなく、文章と12個のリンクだけです

        読み取りの理由
          文字コードは UTF-8(内容から判断)。読めない文字は0個
          時刻表として読める表や一覧がありません

        """)
  }

  @Test("ingest of pages that are kept aside, and what is done about them")
  func keptAside() async throws {
    try write(IngestSamples.settings, to: "routes.json")
    try write(#"{"\#(IngestSamples.url)": "home.html"}"#, to: "index.json")
    try write(IngestSamples.page(), to: "home.html")
    let night = "ingest --replay \(home.folder) --at 2026-10-0"
    #expect(
      try await told(night + "1T03:20").output == """
        home  公開  102本
        公開 1 · リクエスト1（変更なし0、\(IngestSamples.page().utf8.count)バイト） ページ解析1 省略0

        """)
    try write(IngestSamples.page(minutes: "05"), to: "home.html")
    let second = try await told(night + "2T03:20")
    #expect(second.exitStatus == 65)
    #expect(
      second.output.hasPrefix(
        """
        home  保留  行きの土曜が51本から17本に減りました。行きの日曜・祝日が51本から17本に減りました。\
        ほか1件は bus history --route home
          版4として保留。確認: bus diff --route home active 4。その後 bus accept 4 か bus reject 4
        保留 1 · 
        """))
    #expect(try await told("accept 9").errors == "bus: 版9はありません。bus history を見てください\n")
    #expect(try await told("reject 4").output == "home: 版4を却下しました\n")
    #expect(
      try await told("reject 4").errors
        == "bus: 版4: 保留中の版が必要です(実際: 却下の版)。`bus history` を見てください\n")
    #expect(
      try await told(night + "3T03:20").output.hasPrefix(
        "home  変更なし  ページの内容は、却下した版4と同じままです\n"))
  }
}
