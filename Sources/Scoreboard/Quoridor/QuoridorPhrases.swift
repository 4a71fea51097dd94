extension Phrase {
  // The menu.
  static let menuQuoridor = Phrase("menu-quoridor", "Quoridor", "牆棋")

  // Quoridor.
  static let quoridorBlue = Phrase("quoridor-blue", "Blue", "藍方")
  static let quoridorRed = Phrase("quoridor-red", "Red", "紅方")
  static let quoridorMachine = Phrase("quoridor-machine", "Machine · {}", "電腦 · {}")
  static let quoridorTwoPeople = Phrase("quoridor-two-people", "Two players", "雙人對弈")
  static let quoridorNovice = Phrase("quoridor-novice", "novice", "新手")
  static let quoridorCasual = Phrase("quoridor-casual", "casual", "普通")
  static let quoridorStrong = Phrase("quoridor-strong", "strong", "高手")
  static let quoridorStrongest = Phrase("quoridor-strongest", "strongest", "最強")
  static let quoridorPositions = Phrase("quoridor-positions", "{} positions a move", "每步看 {} 個局面")
  static let quoridorToMove = Phrase("quoridor-to-move", "to move", "輪到你")
  static let quoridorBegins = Phrase("quoridor-begins", "begins", "先走")
  static let quoridorThinking = Phrase("quoridor-thinking", "thinking", "思考中")
  static let quoridorGoal = Phrase("quoridor-goal", "First to the far side wins", "先到對面者勝")
  static let quoridorPly = Phrase("quoridor-ply", "Turn {}", "第 {} 手")
  static let quoridorPassed = Phrase("quoridor-passed", "time is up", "時間到")
  static let quoridorMissed = Phrase("quoridor-missed", "{} of {} turns missed", "連續逾時 {}/{}")
  static let quoridorRepetition = Phrase(
    "quoridor-repetition", "Third repetition: a draw is in the menu", "第三次重複：可在選單議和")
  static let quoridorAsksBack = Phrase("quoridor-asks-back", "{} asks to take back", "{} 想悔棋")
  static let quoridorMove = Phrase("quoridor-move", "MOVE", "走這裡")
  static let quoridorBuild = Phrase("quoridor-build", "BUILD WALL", "築牆")
  static let quoridorResume = Phrase("quoridor-resume", "RESUME", "繼續")
  static let quoridorNewGame = Phrase("quoridor-new-game", "NEW GAME", "新局")
  static let quoridorDraw = Phrase("quoridor-draw", "DRAW", "和局")
  static let quoridorYouWin = Phrase("quoridor-you-win", "YOU WIN", "你贏了")
  static let quoridorYouLose = Phrase("quoridor-you-lose", "YOU LOSE", "你輸了")
  static let quoridorByGoal = Phrase("quoridor-by-goal", "reached the far side", "抵達對面")
  static let quoridorBySurrender = Phrase("quoridor-by-surrender", "by surrender", "對手認輸")
  static let quoridorByMisses = Phrase("quoridor-by-misses", "five turns missed", "連續五次逾時")
  static let quoridorAgreed = Phrase(
    "quoridor-agreed", "agreed after a third repetition", "第三次重複後議和")
  static let quoridorByPlies = Phrase("quoridor-by-plies", "200 turns played", "已下滿 200 手")
  static let hintQuoridorOpponent = Phrase("hint-quoridor-opponent", "opponent", "對手")
  static let hintQuoridorSides = Phrase("hint-quoridor-sides", "sides", "先後手")
  static let hintQuoridorSurrender = Phrase("hint-quoridor-surrender", "surrender", "認輸")
  static let hintQuoridorMove = Phrase("hint-quoridor-move", "move", "走棋")
  static let hintQuoridorBuild = Phrase("hint-quoridor-build", "build wall", "築牆")
  static let hintQuoridorCursor = Phrase("hint-quoridor-cursor", "choose", "選擇")
  static let hintQuoridorWall = Phrase("hint-quoridor-wall", "wall", "牆")
  static let hintQuoridorTurn = Phrase("hint-quoridor-turn", "turn", "轉向")
  static let hintQuoridorNewGame = Phrase("hint-quoridor-new-game", "new game", "新局")
  static let hintQuoridorReview = Phrase("hint-quoridor-review", "look through", "回顧")
  static let refusedQuoridorNotOn = Phrase(
    "refused-quoridor-not-on", "start the game first", "請先開始")
  static let refusedQuoridorOver = Phrase("refused-quoridor-over", "the game is over", "棋局已結束")
  static let refusedQuoridorPaused = Phrase(
    "refused-quoridor-paused", "paused: resume first", "暫停中：請先繼續")
  static let refusedQuoridorStarted = Phrase(
    "refused-quoridor-started", "only before the start", "只能在開始前更改")
  static let refusedQuoridorSides = Phrase(
    "refused-quoridor-sides", "two players: blue begins", "雙人對弈：藍方先走")
  static let refusedQuoridorMachine = Phrase(
    "refused-quoridor-machine", "it is the machine's turn", "輪到電腦")
  static let refusedQuoridorMachineName = Phrase(
    "refused-quoridor-machine-name", "the machine has its name", "電腦的名字不能更改")
  static let refusedQuoridorHint = Phrase(
    "refused-quoridor-hint", "a hint only on your turn", "輪到你時才有提示")
  static let refusedQuoridorFar = Phrase(
    "refused-quoridor-far", "the pawn cannot go there", "棋子到不了那裡")
  static let refusedQuoridorOccupied = Phrase(
    "refused-quoridor-occupied", "a pawn stands there", "那裡有棋子")
  static let refusedQuoridorBlocked = Phrase(
    "refused-quoridor-blocked", "a wall is in the way", "被牆擋住")
  static let refusedQuoridorNoWalls = Phrase("refused-quoridor-no-walls", "no walls left", "牆用完了")
  static let refusedQuoridorOverlap = Phrase(
    "refused-quoridor-overlap", "a wall lies there already", "這裡已有牆")
  static let refusedQuoridorCrossing = Phrase(
    "refused-quoridor-crossing", "walls may not cross", "牆不可交叉")
  static let refusedQuoridorSealsSelf = Phrase(
    "refused-quoridor-seals-self", "that would shut you in", "會堵死自己的路")
  static let refusedQuoridorSealsOpponent = Phrase(
    "refused-quoridor-seals-opponent", "that would shut the other in", "會堵死對方的路")
  static let refusedQuoridorSealsBoth = Phrase(
    "refused-quoridor-seals-both", "that would shut both in", "會堵死雙方的路")
  static let refusedQuoridorDraw = Phrase("refused-quoridor-draw", "no draw is offered", "現在不能議和")
  static let refusedQuoridorTakeBack = Phrase(
    "refused-quoridor-take-back", "there is nothing to take back", "沒有可悔的棋")
  static let menuQuoridorHint = Phrase("menu-quoridor-hint", "Hint", "提示")
  static let menuQuoridorTakeBack = Phrase("menu-quoridor-take-back", "Ask to take back", "悔棋")
  static let menuQuoridorDraw = Phrase("menu-quoridor-draw", "Draw: both agree", "議和：雙方同意")
  static let menuQuoridorSurrender = Phrase("menu-quoridor-surrender", "Surrender, {}", "認輸：{}")
  static let menuQuoridorOpponent = Phrase("menu-quoridor-opponent", "Opponent", "對手")
  static let menuQuoridorMachineSide = Phrase("menu-quoridor-machine-side", "Machine plays", "電腦執")
  static let menuQuoridorCoordinates = Phrase("menu-quoridor-coordinates", "Coordinates", "座標")
  static let menuQuoridorNewGame = Phrase("menu-quoridor-new-game", "New game", "新局")

  /// What Quoridor says.
  static let quoridor: [Phrase] = [
    .menuQuoridor, .quoridorBlue, .quoridorRed, .quoridorMachine, .quoridorTwoPeople,
    .quoridorNovice, .quoridorCasual, .quoridorStrong, .quoridorStrongest, .quoridorPositions,
    .quoridorToMove, .quoridorBegins, .quoridorThinking, .quoridorGoal, .quoridorPly,
    .quoridorPassed, .quoridorMissed, .quoridorRepetition, .quoridorAsksBack, .quoridorMove,
    .quoridorBuild,
    .quoridorResume, .quoridorNewGame, .quoridorDraw, .quoridorYouWin, .quoridorYouLose,
    .quoridorByGoal, .quoridorBySurrender, .quoridorByMisses, .quoridorAgreed, .quoridorByPlies,
    .hintQuoridorOpponent, .hintQuoridorSides, .hintQuoridorSurrender, .hintQuoridorMove,
    .hintQuoridorBuild, .hintQuoridorCursor, .hintQuoridorWall, .hintQuoridorTurn,
    .hintQuoridorNewGame, .hintQuoridorReview, .refusedQuoridorNotOn, .refusedQuoridorOver,
    .refusedQuoridorPaused, .refusedQuoridorStarted, .refusedQuoridorSides, .refusedQuoridorMachine,
    .refusedQuoridorMachineName, .refusedQuoridorHint, .refusedQuoridorFar,
    .refusedQuoridorOccupied, .refusedQuoridorBlocked, .refusedQuoridorNoWalls,
    .refusedQuoridorOverlap, .refusedQuoridorCrossing, .refusedQuoridorSealsSelf,
    .refusedQuoridorSealsOpponent, .refusedQuoridorSealsBoth, .refusedQuoridorDraw,
    .refusedQuoridorTakeBack, .menuQuoridorHint, .menuQuoridorTakeBack, .menuQuoridorDraw,
    .menuQuoridorSurrender, .menuQuoridorOpponent, .menuQuoridorMachineSide,
    .menuQuoridorCoordinates, .menuQuoridorNewGame,
  ]
}
