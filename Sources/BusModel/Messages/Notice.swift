/// Something odd that was met and could be gone on with; what is wrong throws instead.
public struct Notice: Hashable, Sendable {
  /// What was odd.
  public let content: Content
  /// Where: a place in a page ("table[1]/tr[3]/td[1]"), or nil when it concerns the whole.
  public let at: String?

  /// A notice.
  public init(_ content: Content, at: String? = nil) {
    self.content = content
    self.at = at
  }

  /// What kind of oddity, a stable word in camel case: "unexplainedMark".
  public var code: String { content.code }
}

extension Notice {
  /// What was odd; `BusQuery` words each of them.
  public enum Content: Hashable, Sendable {
    /// Bytes that have no meaning in the page's encoding.
    case replacedCharacters(count: Int, encoding: String)
    /// The page breaks off in the middle.
    case truncated
    /// The page nests too deep or is too large to be read whole.
    case cutOff
    /// A hint of routes.json that cannot be followed.
    case badHint(HintFault)
    /// The page is no timetable.
    case refusal(PageRefusal)
    /// A table like the others that could not be read.
    case unreadTable
    /// A mark that nothing on the page explains.
    case unexplainedMark(String)
    /// Something in a timetable that is accounted for by nothing.
    case leftOver(LeftOver)
    /// Days of service that are not understood.
    case unreadDays(UnreadDays)
    /// What the page leaves unsaid was taken from its address.
    case fromAddress(AddressFact, value: String, parameter: String)
    /// Two names that the page gives for one thing, neither of which outweighs the other.
    case contradictoryNames(NameKind, String, String)
    /// A line that speaks of days with a service of their own.
    case specialDays(line: String)
    /// The first departures stand at a small hour and were taken for the early morning.
    case leadingSmallHours(hour: Int)
    /// No time of a service day.
    case impossibleTime(hour: Int, minute: Int)
    /// The archive had lost or spoilt a page, and it came anew.
    case archiveMended(url: String, sha256: String)
    /// A page has moved for good; its new address.
    case pageMoved(url: String, to: String)
    /// A redirect leads from https to plain http.
    case unencrypted(url: String, to: String)
    /// The holiday feed.
    case holidayFeed(HolidayFeedNotice)
    /// Words beside the minutes of a row of hours.
    case rowNote(String)
    /// The minutes of a row of hours do not rise.
    case unorderedMinutes(String)
    /// First bus, last bus and interval, in the words of the page: a rule and no departures.
    case intervalRule(String)
    /// No minute stands in a table of hours, and scripts may fill it.
    case emptyTable
    /// A table that holds no times of buses was left out.
    case foreignTable
    /// Times that may be no timetable; the words that speak against it, empty for none.
    case doubtfulTimetable(against: String)
    /// The words by which the page says that times do not hold (any more).
    case notInForce(String)
    /// A notice of another version, in its own words.
    case text(code: String, String)
  }

  /// What an address may say instead of the page.
  public enum AddressFact: String, Hashable, Sendable {
    /// The days of service.
    case days
    /// The platform.
    case platform
  }
}

/// Why a hint of routes.json cannot be followed.
public enum HintFault: Hashable, Sendable {
  /// No layout is called so; those that there are.
  case unknownLayout(String, known: String)
  /// A selector that is not understood.
  case unreadableSelector(String)
  /// A selector that nothing on the page matches.
  case unmatchedSelector(String)
  /// The page lists no such stop; those that it lists.
  case unknownStop(String, listed: String)
}

/// Why a page is no timetable.
public enum PageRefusal: Hashable, Sendable {
  /// A PDF.
  case pdf
  /// A picture.
  case image
  /// A packed file: zip, gzip, or a document of an office program.
  case packedFile
  /// A page that asks for a password.
  case login
  /// Word that the site is being worked on.
  case maintenance
  /// An error page that came as a page.
  case errorPage
  /// A guard before the site that lets no program in.
  case firewall
  /// A name that is for sale.
  case parked
  /// No text at all.
  case emptyPage
  /// No HTML.
  case notHTML
  /// An approach board: so many times of this moment.
  case approachPage(times: Int)
  /// So many times, in no table or list that reads as a timetable.
  case noTimetable(times: Int)
  /// The timetable may be in a picture or a PDF.
  case picture
  /// A table without times.
  case tableWithoutTimes
  /// Text and so many links, and no times.
  case noTimes(links: Int)
  /// Hardly more than links, so many, and no times.
  case indexPage(links: Int)
  /// Scripts fill the page in the browser.
  case scriptFilled
}

/// What in a timetable is accounted for by nothing.
public enum LeftOver: Hashable, Sendable {
  /// Cells with numbers outside all tables.
  case cellsOutsideTables
  /// A picture among the minutes is explained, but has no text.
  case muteMark
  /// A word is explained, but the markup does not say which times it is.
  case unplacedMark(String)
  /// A time is crossed out.
  case struckTime
  /// The times fall, and neither morning nor afternoon is said.
  case unsaidHalf
  /// A text that is not one departure time.
  case notOneTime(String)
  /// Two columns are headed alike.
  case columnsHeadedAlike
  /// Two columns of times are headed alike.
  case timesHeadedAlike
  /// A text among minutes that is neither a minute nor a mark of one.
  case notMinute(String)
  /// A text in a row without an hour.
  case hourless(String)
  /// A row with fewer cells than there are columns.
  case raggedRow
  /// A row among the hours that has no hour.
  case rowWithoutHour
  /// Nothing says what a column holds.
  case unnamedColumn
  /// Nothing says what a column of times is.
  case unnamedTimes
  /// A text outside all cells.
  case outsideCells(String)
  /// The times of a trip fall.
  case fallingTrip
  /// A trip comes back to a stop after hours.
  case returningTrip(stop: String)
  /// A text that is neither a time nor a sign for passing.
  case notTime(String)
  /// A text among the trips that is none.
  case notTrip(String)
  /// Nothing says whether the stops stand in the rows or the columns.
  case unsaidOrientation
}

/// Why it is not known on which days something runs.
public enum UnreadDays: Hashable, Sendable {
  /// Two timetables are headed alike.
  case timetablesHeadedAlike
  /// A column whose heading says no days; nil for a column without a heading.
  case columnWithoutDays(heading: String?)
  /// Some trips say their days and others do not.
  case someTrips
  /// The title says other days than the words above the timetable.
  case contradiction(title: String, near: String)
  /// Words that do not say clearly on which days.
  case words(String)
  /// A mark whose words do not say clearly on which days.
  case mark(String, words: String)
  /// A table without departures that names no days.
  case emptyTimetable
}
