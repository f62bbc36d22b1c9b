import BusModel

/// What the heads of a table of stops × trips say of it.
extension TripFrame {
  /// Whether a column says how long a bus takes: 0:00, 0:10, 0:18.
  func holdsLengths(_ column: Int, _ grid: Grid) -> Bool {
    headerRows.contains { row in
      guard let cell = grid[row, column], cell.columnSpan == 1 else { return false }
      return LengthHeads.isOne(cell.tokens.joined)
    }
  }

  /// Whether what heads the stops or the trips, or the times of two stops, says which of them are which.
  func isNamed(_ firstTrip: Int, _ matrix: ClockMatrix, _ tree: PageTree) -> Bool {
    let grid = matrix.grid
    return isStopHeading(firstTrip, grid) || isSaidWay(grid, tree) || isBarePair(matrix, tree)
      || endsInArrivals(matrix)
      || rows.allSatisfy { $0.isArrival == nil } && headsAreTrips(firstTrip, grid, tree)
  }

  /// Whether a row names the trips, or one headed 便 or No. numbers them.
  func headsAreTrips(_ firstTrip: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    headerRows.contains { row in
      let isNamed = trips.allSatisfy { column in
        grid[row, column].map { RowName.isTrip(Self.name(of: $0, tree)) } ?? false
      }
      if isNamed { return true }
      let corner = (0..<firstTrip).compactMap { grid[row, $0]?.tokens.joined }.joined().lowercased()
      let namesTrips = ["便", "号", "no", "№", "班", "回", "trip", "순번", "회차"]
        .contains(where: corner.contains)
      if namesTrips, isSeries(row, grid, tree) { return true }
      return (namesTrips || counts(row, grid) && RowName.isWay(corner))
        && trips.allSatisfy { column in
          guard let cell = grid[row, column], !cell.isEmpty else { return false }
          let name = Self.name(of: cell, tree)
          return cell.tokens.allSatisfy(\.isNumber) || Int(name) != nil || RowName.isTrip(name)
        }
    }
  }

  /// What heads a trip, without the sign behind it: 3※.
  private static func name(of cell: Grid.Cell, _ tree: PageTree) -> String {
    TripAside.divided(Texts.line(of: cell.node, in: tree)).name
  }

  /// Whether the heads of the trips count them by a word and a number: 登1, 登2.
  private func isSeries(_ row: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    let names = trips.map { column in
      grid[row, column].map { Texts.compact(Self.name(of: $0, tree)) } ?? ""
    }
    guard names.count > 1, names.allSatisfy({ (2...4).contains($0.length) }) else { return false }
    let heads = Set(names.map { name in String(name.prefix { !$0.isPlainDigit }) })
    let numbers = names.map { name in Int(name.drop { !$0.isPlainDigit }) }
    return heads.count == 1 && !numbers.contains(nil)
      && zip(numbers, numbers.dropFirst()).allSatisfy { ($0 ?? 0) + 1 == ($1 ?? 0) }
  }

  /// Whether the heads of the trips are 1, 2, 3.
  private func counts(_ row: Int, _ grid: Grid) -> Bool {
    let numbers = trips.map { grid[row, $0].flatMap { Int($0.tokens.joined) } }
    return numbers.count > 1 && numbers == Array(1...numbers.count)
  }

  /// Whether each trip is called 第1便 and so on: what a bus does, and no session.
  func namesRuns(_ grid: Grid, _ tree: PageTree) -> Bool {
    headerRows.contains { row in
      trips.allSatisfy { column in
        guard let cell = grid[row, column] else { return false }
        let text = Texts.compact(Texts.line(of: cell.node, in: tree))
        return RowName.isTrip(text) && text.ends(with: "便")
      }
    }
  }

  /// Whether what heads the trips sets old times beside new ones: 変更前, 変更後. No bus runs by both.
  func comparesRevisions(_ grid: Grid, _ tree: PageTree) -> Bool {
    let heads = headerRows.flatMap { row in
      trips.compactMap { grid[row, $0] }.map { Texts.compact(Texts.line(of: $0.node, in: tree)) }
    }
    return heads.contains(where: Self.before.isFound) && heads.contains(where: Self.after.isFound)
  }

  private static let before = WordList(["変更前", "改正前", "改定前", "旧時刻", "旧ダイヤ", "現行"])
  private static let after = WordList(["変更後", "改正後", "改定後", "新時刻", "新ダイヤ", "改正"])

  /// Whether most trips are headed by different names that are none of trips: the table may lie the
  /// other way as well.
  func headsLookLikeStops(_ grid: Grid, _ tree: PageTree) -> Bool {
    guard let row = headerRows.last, !isSeries(row, grid, tree) else { return false }
    let names = trips.compactMap { grid[row, $0] }
      .filter { !$0.isEmpty && !$0.tokens.allSatisfy(\.isNumber) && $0.columnSpan == 1 }
      .map { Texts.line(of: $0.node, in: tree) }
      .filter {
        !RowName.isTrip($0) && !RowName.isDays($0) && HeadingWords.destination(in: $0) == nil
      }
    return names.count * 2 > trips.count && Set(names).count == names.count
  }

  /// Whether few stops stand twice.
  var areDistinct: Bool { Set(stops.map(\.name)).count * 3 >= stops.count * 2 }

  /// Whether buses turn at the middle stop and come back by the same ones.
  var isOutAndBack: Bool {
    let names = stops.map(\.name)
    return names.count > 4 && names == names.reversed() && Set(names).count * 2 > names.count
  }

  /// Whether the heads say in words that stops stand down the side, and a trip in every column.
  func namesTripsAndStops(_ firstTrip: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    headerRows.contains { row in
      ["停留所", "停留所名", "バス停", "バス停名", "のりば", "乗り場", "乗車場所"]
        .contains(grid[row, firstTrip - 1]?.tokens.joined)
        && trips.allSatisfy { column in
          grid[row, column].map { cell in
            RowName.isTrip(Texts.line(of: cell.node, in: tree))
              || !cell.isEmpty && cell.tokens.allSatisfy(\.isNumber)
          } ?? false
        }
    }
  }

  /// Whether a heading leads from the first stop of two to the other.
  func isSaidWay(_ grid: Grid, _ tree: PageTree) -> Bool {
    guard stops.count == 2, trips.count > 1 else { return false }
    let headings = tree.headings(and: .caption, .title).filter { $0 < grid.node }.suffix(2)
      .map { Texts.line(of: $0, in: tree) }
    let titles = grid.cells.filter {
      $0.row < headerRows.upperBound && $0.columnSpan >= grid.columnCount
    }
    .map { Texts.line(of: $0.node, in: tree) }
    return (titles + headings + HeadLine.lines(above: grid.node, tree)).contains { text in
      let line = NameLine(text)
      return line.said(.stop).map { isAt(stops[0].name, $0) } == true
        && line.said(.destination).map { isAt(stops[1].name, $0) } == true
    }
  }

  /// Whether a stop is called by a place, or lies there: 港駅 and 港バスターミナル of 港 → 浜.
  private func isAt(_ stop: String, _ place: String) -> Bool {
    NameKey.agree(stop, place) || place.length > 1 && stop.begins(with: place)
  }

  /// Whether there are two stops, and each time at the second says by itself that it is an arrival: 11時50分着.
  func endsInArrivals(_ matrix: ClockMatrix) -> Bool {
    guard stops.count == 2, rows.count == 2, trips.count > 1 else { return false }
    return trips.allSatisfy { trip in
      let kinds = rows.map { row -> [Bool?]? in
        guard let cell = matrix.grid.cellIndex(row.row, trip),
          matrix.minutes(row.row, trip) != nil
        else { return nil }
        return matrix.clocks[cell].words.map { StopHeading.kind(of: $0.text) }
      }
      return kinds[0].map { $0.allSatisfy { $0 == false } } == true && kinds[1] == [true]
    }
  }

  /// Whether the table is two stops with the times of buses that take as long each from the one to the other,
  /// and nothing but what is said of these in rows above or below, on a page that is called a timetable; first
  /// and last buses are none of its trips.
  func isBarePair(_ matrix: ClockMatrix, _ tree: PageTree) -> Bool {
    let grid = matrix.grid
    guard rows.count == 2, stops.count == 2, rows.allSatisfy({ $0.isArrival == nil }),
      (Array(headerRows) + Array(footerRows)).allSatisfy({
        tellsOfTrips($0) || flags.rows.contains($0)
      }),
      trips.count > 1, trips.count == grid.columnCount - 1,
      stops.allSatisfy({ BareName.mayBe($0.name) })
        && stops.contains(where: { BareName.isLikely($0.name) })
        || stops.allSatisfy({ ForeignPlace.mayBe($0.name) })
          && stops.contains(where: { ForeignPlace.isLikely($0.name) })
    else { return false }
    let pairs = trips.compactMap { trip -> ClosedRange<Int>? in
      guard let from = matrix.minutes(rows[0].row, trip),
        let to = matrix.minutes(rows[1].row, trip), from < to
      else { return nil }
      return from...to
    }
    let lengths = pairs.map { $0.upperBound - $0.lowerBound }
    guard pairs.count == trips.count, let most = lengths.max(), let least = lengths.min(),
      most <= 90, most - least <= 5,
      zip(pairs, pairs.dropFirst()).allSatisfy({ $0.lowerBound < $1.lowerBound })
    else { return false }
    let titles =
      tree.headings(and: .caption, .title).filter { $0 < grid.node }
      .map { Texts.line(of: $0, in: tree) } + HeadLine.lines(above: grid.node, tree)
    let isNamed = titles.contains { title in
      NameLine(title).said(.stop).map { NameKey.agree($0, stops[0].name) } == true
        && StopHeading.endsWithDeed(title)
    }
    return (isNamed || titles.contains(where: Self.timetables.isFound))
      && !titles.contains(where: Self.firstAndLast.isFound)
      && !titles.contains(where: ForeignPlace.isOfCommuters)
  }

  private static let timetables = WordList([
    "時刻", "ダイヤ", "시간표", "Timetable", "timetable", "Schedule", "schedule",
  ])
  private static let firstAndLast = WordList(["始発", "終バス", "最終", "終電"])

  func isStopHeading(_ firstTrip: Int, _ grid: Grid) -> Bool {
    headerRows.contains { row in
      (0..<firstTrip).contains { column in
        let text = grid[row, column]?.tokens.joined ?? ""
        return [
          "停留所", "バス停", "停車", "駅名", "のりば", "乗り場", "地点", "場所", "停車地", "Stop", "stop", "停留場", "便名",
        ]
        .contains { text.contains($0) }
      }
    }
  }
}

/// Words in the heads of trips.
enum TripHeads {
  /// Whether a head says that the times below it are arrivals: 帰り（着時刻）, 到着時刻.
  static func sayArrivals(_ cell: Grid.Cell) -> Bool {
    cell.tokens.count <= 8 && arrivals.isFound(in: cell.tokens.joined)
  }

  private static let arrivals = WordList(["着時刻", "着時間", "（着）", "(着)", "到着予定"])
}
