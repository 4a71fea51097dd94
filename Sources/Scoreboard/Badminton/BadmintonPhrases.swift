extension Phrase {
  // The board.
  static let player = Phrase("player", "Player {}", "玩家{}")
  static let round = Phrase("round", "ROUND {}", "第 {} 局")
  static let deuce = Phrase("deuce", "DEUCE", "平分")
  static let games = Phrase("games", "GAMES", "局數")
  static let gamePoint = Phrase("game-point", "GAME POINT", "局點")
  static let matchPoint = Phrase("match-point", "MATCH POINT", "賽末點")
  static let roundNextAlone = Phrase("round-next-alone", "ROUND {} NEXT", "下一局：第 {} 局")
  static let roundNext = Phrase("round-next", "ROUND {} NEXT · CHANGE ENDS", "下一局：第 {} 局 · 換邊")
  static let changeEnds = Phrase("change-ends", "CHANGE ENDS", "換邊")
  static let wins = Phrase("wins", "{} WINS", "{} 獲勝")
  static let winPlural = Phrase("win-plural", "{} WIN", "{} 獲勝")
  static let winsByRetirement = Phrase("wins-by-retirement", "{} · RETIRED", "{} · 對手棄權")
  static let winsByDisqualification = Phrase(
    "wins-by-disqualification", "{} · DISQUALIFIED", "{} · 對手取消資格")
  static let winsByWalkover = Phrase("wins-by-walkover", "{} · WALKOVER", "{} · 對手未到")
  static let courtRight = Phrase("court-right", "R", "右")
  static let courtLeft = Phrase("court-left", "L", "左")
  static let servesFirst = Phrase("serves-first", "{} SERVES FIRST", "{} 先發球")
  static let serveFirst = Phrase("serve-first", "{} SERVE FIRST", "{} 先發球")
  static let interval = Phrase("interval", "INTERVAL {}", "間歇 {}")
  static let intervalLabel = Phrase("interval-label", "INTERVAL", "間歇")
  static let serves = Phrase("serves", "{} SERVES", "{} 發球")
  static let serve = Phrase("serve", "{} SERVE", "{} 發球")
  static let paused = Phrase("paused", "PAUSED", "暫停")
  static let twentySeconds = Phrase("twenty-seconds", "20 SECONDS", "剩 20 秒")
  static let warmUp = Phrase("warm-up", "WARM-UP", "熱身")
  static let injury = Phrase("injury", "INJURY", "受傷")
  static let suspension = Phrase("suspension", "SUSPENDED", "暫停比賽")
  static let figurePoints = Phrase("figure-points", "POINTS", "得分")
  static let figureRun = Phrase("figure-run", "LONGEST RUN", "最長連續得分")
  static let figureService = Phrase("figure-service", "WON ON SERVICE", "發球得分率")
  static let play = Phrase("play", "PLAY", "開始")
  static let saving = Phrase("saving", "saving", "儲存中")
  static let nameFieldDone = Phrase("name-field-done", "done", "完成")

  // Why a press changed nothing.
  static let refusedGameOver = Phrase(
    "refused-game-over", "game over: change ends or rewind", "本局已結束：請換邊或倒回")
  static let refusedMatchOver = Phrase(
    "refused-match-over", "match over: new match or rewind", "比賽已結束：請開新比賽或倒回")
  static let refusedMatchEnded = Phrase(
    "refused-match-ended", "match over: new match", "比賽已結束：請開新比賽")
  static let refusedNoPoint = Phrase(
    "refused-no-point", "no point to take back on this side", "這一邊沒有可收回的分數")
  static let refusedRewind = Phrase(
    "refused-rewind", "rewind only after a game: use minus", "一局結束後才能倒回：請用減號")
  static let refusedEnds = Phrase("refused-ends", "ends change after a game", "一局結束後才能換邊")
  static let refusedNotInPlay = Phrase("refused-not-in-play", "start the match first", "請先開始比賽")
  static let refusedRoster = Phrase("refused-roster", "no other name in the roster", "名單裡沒有其他名字")
  static let refusedNames = Phrase(
    "refused-names", "names are locked until the match is over", "比賽結束前不能更改名字")
  static let refusedUndo = Phrase("refused-undo", "nothing to undo", "沒有可復原的動作")
  static let refusedRedo = Phrase("refused-redo", "nothing to redo", "沒有可重做的動作")
  static let refusedStarted = Phrase("refused-started", "only before the start", "只能在開始前更改")
  static let refusedWalkover = Phrase(
    "refused-walkover", "walkover only before the first rally", "只有在第一球之前才能判未到")
  static let refusedByLaws = Phrase("refused-by-laws", "not possible now", "現在無法這麼做")
  static let refusedEndedEarly = Phrase(
    "refused-ended-early", "not played out: only undo in the menu goes back", "比賽未打完：只能在選單裡復原")
  static let refusedUnchanged = Phrase("refused-unchanged", "it is so already", "已經是這樣了")
  static let refusedScore = Phrase("refused-score", "not a possible score", "不可能的比分")
  static let refusedEdit = Phrase(
    "refused-edit", "what came after it would not fit", "之後的記錄會不相符")
  static let refusedQueue = Phrase("refused-queue", "no other match in the list", "名單裡沒有其他比賽")
  static let refusedChord = Phrase(
    "refused-chord", "both + were held too early: release and hold again", "兩個 + 按得太早：放開後再按住")
  static let refusedSlip = Phrase("refused-slip", "pressed twice: counted once", "連按兩次：只計一次")
  static let refusedStale = Phrase(
    "refused-stale", "{} was read too late: not counted", "{} 讀取太晚：不計")

  /// What the scoreboard says.
  static let badminton: [Phrase] = [
    .player, .round, .deuce, .games, .gamePoint, .matchPoint, .roundNextAlone, .roundNext,
    .changeEnds, .wins,
    .winPlural, .winsByRetirement, .winsByDisqualification, .winsByWalkover, .courtRight,
    .courtLeft, .servesFirst, .serveFirst, .interval, .intervalLabel, .serves, .serve, .paused,
    .twentySeconds, .warmUp, .injury, .suspension, .figurePoints, .figureRun, .figureService, .play,
    .saving, .nameFieldDone, .refusedGameOver, .refusedMatchOver, .refusedMatchEnded,
    .refusedNoPoint, .refusedRewind,
    .refusedEnds, .refusedNotInPlay, .refusedRoster, .refusedNames, .refusedUndo, .refusedRedo,
    .refusedStarted, .refusedWalkover, .refusedByLaws, .refusedEndedEarly, .refusedUnchanged,
    .refusedScore, .refusedEdit, .refusedQueue, .refusedChord, .refusedSlip, .refusedStale,
  ]
}
