extension Phrase {
  // The hint line: buttons, then what they do.
  static let hint = Phrase("hint", "{}: {}", "{}：{}")
  static let hintServesFirst = Phrase("hint-serves-first", "serves first", "先發球")
  static let hintNextName = Phrase("hint-next-name", "next name", "下一個名字")
  static let hintStart = Phrase("hint-start", "start", "開始")
  static let hintSwap = Phrase("hint-swap", "swap sides", "交換場邊")
  static let hintNames = Phrase("hint-names", "names", "名字")
  static let hintPoint = Phrase("hint-point", "point", "得分")
  static let hintMinus = Phrase("hint-minus", "take back", "收回一分")
  static let hintPause = Phrase("hint-pause", "pause", "暫停")
  static let hintEndInterval = Phrase("hint-end-interval", "end the interval", "結束間歇")
  static let hintResume = Phrase("hint-resume", "resume", "繼續")
  static let hintChangeEnds = Phrase("hint-change-ends", "change ends", "換邊")
  static let hintRewind = Phrase("hint-rewind", "rewind", "倒回")
  static let hintNewMatch = Phrase("hint-new-match", "new match", "新比賽")
  static let hintMenu = Phrase("hint-menu", "menu", "選單")
  static let hintSave = Phrase("hint-save", "save", "儲存")
  static let hintCancel = Phrase("hint-cancel", "cancel", "取消")
  static let hintNextField = Phrase("hint-next-field", "next name", "下一個名字")
  static let hintUpDown = Phrase("hint-up-down", "up, down", "上、下")
  static let hintChoose = Phrase("hint-choose", "choose", "選擇")
  static let hintChange = Phrase("hint-change", "change", "更改")
  static let hintBack = Phrase("hint-back", "back", "返回")
  static let hintClose = Phrase("hint-close", "close", "關閉")

  // What a held button will do.
  static let holdRelease = Phrase("hold-release", "release: {}", "放開：{}")
  static let holdOn = Phrase("hold-on", "keep holding: {}", "繼續按住：{}")

  // How buttons are called where they stand for another by being held.
  static let heldFor = Phrase("held-for", "{} {} s", "{} 按 {} 秒")
  static let bothPlus = Phrase("both-plus", "both + 1 s", "兩個 + 按 1 秒")

  // Troubles.
  static let troubleNoButtons = Phrase("trouble-no-buttons", "NO BUTTONS · {}", "按鈕失效 · {}")
  static let troubleLineBusy = Phrase("trouble-line-busy", "{} IS IN USE BY {}", "{} 被 {} 佔用")
  static let troubleStuck = Phrase("trouble-stuck", "{} IS STUCK", "{} 卡住")
  static let troubleNotSaved = Phrase("trouble-not-saved", "NOT SAVED · {}", "未儲存 · {}")
  static let troubleNoDisplay = Phrase("trouble-no-display", "NO DISPLAY · {}", "沒有螢幕 · {}")
  static let troubleConfiguration = Phrase("trouble-configuration", "SETTINGS · {}", "設定 · {}")

  // The menu.
  static let menu = Phrase("menu", "MENU", "選單")
  static let menuBack = Phrase("menu-back", "Back", "返回")
  static let menuClose = Phrase("menu-close", "Back to the score", "回到比分")
  static let menuMatch = Phrase("menu-match", "Match", "比賽")
  static let menuNames = Phrase("menu-names", "Name, {}", "名字：{}")
  static let menuToss = Phrase("menu-toss", "Draw the toss", "抽籤決定先發球")
  static let menuFormat = Phrase("menu-format", "Format", "賽制")
  static let menuPlayers = Phrase("menu-players", "Players", "人數")
  static let menuSingles = Phrase("menu-singles", "singles", "單打")
  static let menuDoubles = Phrase("menu-doubles", "doubles", "雙打")
  static let menuFirstServer = Phrase("menu-first-server", "Serves first", "先發球方")
  static let menuServesFirst = Phrase("menu-serves-first", "Server", "發球員")
  static let menuReceivesFirst = Phrase("menu-receives-first", "Receiver", "接發球員")
  static let menuNewMatch = Phrase("menu-new-match", "New match", "新比賽")
  static let menuCorrect = Phrase("menu-correct", "Correct", "更正")
  static let menuUndo = Phrase("menu-undo", "Undo", "復原")
  static let menuRedo = Phrase("menu-redo", "Redo", "重做")
  static let menuScore = Phrase("menu-score", "Points, {}", "分數：{}")
  static let menuGames = Phrase("menu-games", "Games won, {}", "勝局：{}")
  static let menuServer = Phrase("menu-server", "Serving side", "發球方")
  static let menuEnds = Phrase("menu-ends", "Change ends", "換邊")
  static let menuApply = Phrase("menu-apply", "Set this score", "設定這個比分")
  static let menuConduct = Phrase("menu-conduct", "Cards, end of match", "紅黃牌、結束比賽")
  static let menuYellow = Phrase("menu-yellow", "Yellow card, {}", "黃牌：{}")
  static let menuRed = Phrase("menu-red", "Red card, {}", "紅牌：{}")
  static let menuBlack = Phrase("menu-black", "Black card, {}", "黑牌：{}")
  static let menuRetires = Phrase("menu-retires", "Retires, {}", "棄權：{}")
  static let menuWalkover = Phrase("menu-walkover", "Walkover against {}", "未到：{}")
  static let menuSkipInterval = Phrase("menu-skip-interval", "End the interval", "結束間歇")
  static let menuRallies = Phrase("menu-rallies", "Old rallies", "先前的每一球")
  static let menuRally = Phrase("menu-rally", "Round {}, {}", "第 {} 局 {}")
  static let menuRallyRemoved = Phrase("menu-rally-removed", "removed", "刪除")
  static let menuSetRallies = Phrase("menu-set-rallies", "Change {} rallies", "更改 {} 球")
  static let menuPresets = Phrase("menu-presets", "Presets", "預設組合")
  static let menuQueue = Phrase("menu-queue", "Next matches", "接下來的比賽")
  static let menuWarmUp = Phrase("menu-warm-up", "Start the warm-up", "開始熱身")
  static let menuInjury = Phrase("menu-injury", "Injury, {}", "受傷：{}")
  static let menuSuspension = Phrase("menu-suspension", "Suspend play", "暫停比賽")
  static let menuEndTimer = Phrase("menu-end-timer", "Stop the timer", "停止計時")
  static let menuFigures = Phrase("menu-figures", "Show the figures", "顯示統計")
  static let menuFiguresAfter = Phrase("menu-figures-after", "Figures after a match", "賽後統計")
  static let menuCourtLabel = Phrase("menu-court-label", "Court label", "場地名稱")
  static let menuBrightness = Phrase("menu-brightness", "Brightness", "亮度")
  static let menuSelfTest = Phrase("menu-self-test", "Test the buttons", "測試按鈕")
  static let menuScreens = Phrase("menu-screens", "Screens", "畫面")
  static let menuBadminton = Phrase("menu-badminton", "Badminton", "羽球")
  static let menuDisplay = Phrase("menu-display", "Display and sound", "顯示與聲音")
  static let menuLanguage = Phrase("menu-language", "Language", "語言")
  static let menuLanguageName = Phrase("menu-language-name", "English", "繁體中文")
  static let menuLayout = Phrase("menu-layout", "Layout", "版面")
  static let menuHalves = Phrase("menu-halves", "Halves", "左右")
  static let menuCourt = Phrase("menu-court", "Court", "上下")
  static let menuPortrait = Phrase("menu-portrait", "Portrait", "直式")
  static let menuLED = Phrase("menu-led", "LED wall", "LED 牆")
  static let menuInterval = Phrase("menu-interval", "Interval", "間歇")
  static let menuIntervalBoard = Phrase("menu-interval-board", "large countdown", "大字倒數")
  static let menuIntervalBand = Phrase("menu-interval-band", "in the label", "顯示於標籤列")
  static let menuSound = Phrase("menu-sound", "Sound", "聲音")
  static let menuOn = Phrase("menu-on", "on", "開")
  static let menuOff = Phrase("menu-off", "off", "關")
  static let menuReally = Phrase("menu-really", "{}: really?", "{}：確定嗎？")
  static let menuYes = Phrase("menu-yes", "Yes", "是")
  static let menuNo = Phrase("menu-no", "No", "否")

  // Quoridor.
  static let menuEffects = Phrase("menu-effects", "Effects", "音效")
  static let menuMusic = Phrase("menu-music", "Music", "音樂")
  static let menuVibration = Phrase("menu-vibration", "Vibration", "震動")

  /// What every screen says.
  static let common: [Phrase] = [
    .hint, .hintServesFirst, .hintNextName, .hintStart, .hintSwap, .hintNames, .hintPoint,
    .hintMinus, .hintPause, .hintEndInterval, .hintResume, .hintChangeEnds, .hintRewind,
    .hintNewMatch, .hintMenu,
    .hintSave, .hintCancel, .hintNextField, .hintUpDown, .hintChoose, .hintChange, .hintBack,
    .hintClose, .holdRelease, .holdOn, .heldFor, .bothPlus, .troubleNoButtons, .troubleLineBusy,
    .troubleStuck, .troubleNotSaved, .troubleNoDisplay, .troubleConfiguration, .menu, .menuBack,
    .menuClose, .menuMatch, .menuNames, .menuToss, .menuFormat, .menuPlayers, .menuSingles,
    .menuDoubles, .menuFirstServer, .menuServesFirst, .menuReceivesFirst, .menuNewMatch,
    .menuCorrect, .menuUndo, .menuRedo, .menuScore, .menuGames, .menuServer, .menuEnds, .menuApply,
    .menuConduct, .menuYellow, .menuRed, .menuBlack, .menuRetires, .menuWalkover, .menuSkipInterval,
    .menuRallies, .menuRally, .menuRallyRemoved, .menuSetRallies, .menuPresets, .menuQueue,
    .menuWarmUp, .menuInjury, .menuSuspension, .menuEndTimer, .menuFigures, .menuFiguresAfter,
    .menuCourtLabel, .menuBrightness, .menuSelfTest, .menuScreens, .menuBadminton, .menuDisplay,
    .menuLanguage, .menuLanguageName, .menuLayout,
    .menuHalves, .menuCourt, .menuPortrait, .menuLED, .menuInterval, .menuIntervalBoard,
    .menuIntervalBand, .menuSound, .menuOn, .menuOff, .menuReally, .menuYes, .menuNo, .menuEffects,
    .menuMusic, .menuVibration,
  ]
}
