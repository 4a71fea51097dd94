import Badminton
import Scoreboard

/// The words of a match sheet.
enum SheetWords: CaseIterable {
  case title
  case game
  case date
  case court
  case format
  case duration
  case singles
  case doubles
  case winner
  case page
  case umpire
  case serviceJudge
  case referee
  case server
  case receiver
  case interval
  case notScored
  case inPlay
  case longestRun
  case onService

  /// The word in a language.
  func said(in language: Language) -> String {
    let (english, chinese) = words
    return language == .english ? english : chinese
  }

  private var words: (String, String) {
    switch self {
    case .title: ("Match sheet", "比賽記錄表")
    case .game: ("Game", "局")
    case .date: ("Date", "日期")
    case .court: ("Court", "場地")
    case .format: ("Format", "賽制")
    case .duration: ("Duration", "時間")
    case .singles: ("singles", "單打")
    case .doubles: ("doubles", "雙打")
    case .winner: ("Winner", "勝方")
    case .page: ("Page", "頁")
    case .umpire: ("Umpire", "主審")
    case .serviceJudge: ("Service judge", "發球裁判")
    case .referee: ("Referee", "裁判長")
    case .server: ("server", "發球")
    case .receiver: ("receiver", "接發球")
    case .interval: ("interval", "間歇")
    case .notScored: ("not scored here", "未在此記分")
    case .inPlay: ("not over", "未結束")
    case .longestRun: ("Longest run", "最長連續得分")
    case .onService: ("Won on own service", "發球得分率")
    }
  }
}

extension SheetNote {
  /// What the letter stands for.
  func said(in language: Language) -> String {
    let (english, chinese) = words
    return language == .english ? english : chinese
  }

  private var words: (String, String) {
    switch self {
    case .warning: ("yellow card", "黃牌")
    case .fault: ("red card", "紅牌")
    case .disqualified: ("black card", "黑牌")
    case .retired: ("retired", "棄權")
    case .walkover: ("walkover", "未到")
    case .serviceCorrected: ("service corrected", "更正發球")
    case .scoreSet: ("score set", "更正比分")
    case .injury: ("injury", "受傷")
    case .suspension: ("suspension", "暫停比賽")
    }
  }
}
