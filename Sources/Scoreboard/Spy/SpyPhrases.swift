extension Phrase {
  // Who is the Spy.
  static let spyTitle = Phrase("spy-title", "Who is the Spy", "誰是臥底")
  static let spyPlayers = Phrase("spy-players", "Players", "人數")
  static let spySpies = Phrase("spy-spies", "Spies", "臥底")
  static let spyBlanks = Phrase("spy-blanks", "Blanks", "白板")
  static let spyRule = Phrase("spy-rule", "Infiltrators win", "臥底獲勝條件")
  static let spyRuleParity = Phrase("spy-rule-parity", "once they are half", "人數過半")
  static let spyRuleThreeLeft = Phrase("spy-rule-three-left", "when three are left", "只剩三人")
  static let spyRuleLastCivilian = Phrase(
    "spy-rule-last-civilian", "when one civilian is left", "只剩一位平民")
  static let spyTime = Phrase("spy-time", "Time to speak", "發言時間")
  static let spySeconds = Phrase("spy-seconds", "{} s", "{} 秒")
  static let spyNoLimit = Phrase("spy-no-limit", "no limit", "不限")
  static let spyVote = Phrase("spy-vote", "Vote", "投票方式")
  static let spyVoteTurns = Phrase("spy-vote-turns", "one by one, hidden", "輪流祕密投票")
  static let spyVoteAgreed = Phrase("spy-vote-agreed", "the table agrees", "全桌商定")
  static let spyNames = Phrase("spy-names", "Names", "玩家名字")
  static let spyRules = Phrase("spy-rules", "Rules", "遊戲規則")
  static let spyBank = Phrase("spy-bank", "Words", "題庫")
  static let spyPairs = Phrase("spy-pairs", "{} pairs", "{} 組")
  static let spyLoading = Phrase("spy-loading", "loading {}", "讀取中 {}")
  static let spyBankFailed = Phrase("spy-bank-failed", "{} pairs · {}", "{} 組 · {}")
  static let spyFaultEmpty = Phrase("spy-fault-empty", "the sheet is empty", "題庫是空的")
  static let spyFaultTruncated = Phrase("spy-fault-truncated", "it came incomplete", "內容不完整")
  static let spyFaultPage = Phrase("spy-fault-page", "a web page came instead", "收到的是網頁")
  static let spyFaultNotPublic = Phrase("spy-fault-not-public", "the sheet is not public", "題庫未公開")
  static let spyFaultEncoding = Phrase("spy-fault-encoding", "it is not UTF-8", "不是 UTF-8")
  static let spyFaultGone = Phrase("spy-fault-gone", "the sheet is gone", "題庫不存在")
  static let spyFaultTooLarge = Phrase("spy-fault-too-large", "it is too large", "檔案太大")
  static let spyFaultOffline = Phrase("spy-fault-offline", "offline", "離線")
  static let spyFaultTooFew = Phrase("spy-fault-too-few", "only {} pairs came", "只收到 {} 組")
  static let spyDeal = Phrase("spy-deal", "Deal the words", "發詞")
  static let spyWins = Phrase("spy-wins", "{} won", "{} 勝")
  static let spyLooksAway = Phrase("spy-looks-away", "Everybody but {} looks away", "除了{}，請大家轉過頭")
  static let spyOnly = Phrase("spy-only", "Only {} looks", "只有{}看")
  static let spyRound = Phrase("spy-round", "ROUND {}", "第 {} 輪")
  static let spyOnSmall = Phrase(
    "spy-on-small", "Only {} looks at the small screen", "只有{}看小螢幕")
  static let spyVoteOnSmall = Phrase(
    "spy-vote-on-small", "Vote on the small screen", "請在小螢幕上投票")
  static let spySmallIdle = Phrase("spy-small-idle", "Your word comes here", "你的詞會出現在這裡")
  static let spyIs = Phrase("spy-is", "{} is …", "{}是……")
  static let spyHold = Phrase("spy-hold", "Hold {} to see your word", "按住 {} 看你的詞")
  static let spyCovered = Phrase("spy-covered", "Seen? Press {}", "看完了？按 {}")
  static let spyNoWord = Phrase("spy-no-word", "You are the blank: no word", "你是白板：沒有詞")
  static let spyLetGo = Phrase("spy-let-go", "Covered again", "已遮住")
  static let spyAllSeen = Phrase("spy-all-seen", "All have seen their word", "大家都看過詞了")
  static let spySpeaks = Phrase("spy-speaks", "{} speaks", "{}發言")
  static let spyOneSentence = Phrase(
    "spy-one-sentence", "One sentence about your word", "用一句話描述你的詞")
  static let spyRunOff = Phrase("spy-run-off", "Run-off", "PK")
  static let spyTimeUp = Phrase("spy-time-up", "Time is up", "時間到")
  static let spyThen = Phrase("spy-then", "then {}", "接著：{}")
  static let spyVotes = Phrase("spy-votes", "{} votes", "{}投票")
  static let spyVoteHidden = Phrase("spy-vote-hidden", "The others look away", "其他人請轉過頭")
  static let spyWhoGoes = Phrase("spy-who-goes", "Who is the spy?", "誰是臥底？")
  static let spyAbstain = Phrase("spy-abstain", "Nobody: I abstain", "棄權")
  static let spyNobodyGoes = Phrase("spy-nobody-goes", "Nobody goes", "無人出局")
  static let spyVoted = Phrase("spy-voted", "{} of {} have voted", "已投 {} / {}")
  static let spyAllVoted = Phrase("spy-all-voted", "All have voted", "大家都投完了")
  static let spyAgrees = Phrase("spy-agrees", "The table agrees: who goes?", "全桌商定：誰出局？")
  static let spyHostDecides = Phrase(
    "spy-host-decides", "Two rounds, nobody out: the host decides", "連續兩輪無人出局：主持人決定")
  static let spyReally = Phrase("spy-really", "{} goes: really?", "{}出局：確定？")
  static let spyReallyNobody = Phrase("spy-really-nobody", "Nobody goes: really?", "無人出局：確定？")
  static let spyReallyRight = Phrase("spy-really-right", "The guess is right: really?", "猜對了：確定？")
  static let spyReallyWrong = Phrase("spy-really-wrong", "The guess is wrong: really?", "猜錯了：確定？")
  static let spyCounted = Phrase("spy-counted", "The vote", "投票結果")
  static let spyGoes = Phrase("spy-goes", "{} goes", "{}出局")
  static let spyTie = Phrase("spy-tie", "Tie: {}", "平票：{}")
  static let spyNobodyOut = Phrase("spy-nobody-out", "Nobody is out", "無人出局")
  static let spyAbstained = Phrase("spy-abstained", "{} abstained", "棄權 {}")
  static let spyCivilian = Phrase("spy-civilian", "CIVILIAN", "平民")
  static let spySpy = Phrase("spy-spy", "SPY", "臥底")
  static let spyBlank = Phrase("spy-blank", "BLANK", "白板")
  static let spyIsOut = Phrase("spy-is-out", "{} is out", "{}出局")
  static let spyGuess = Phrase(
    "spy-guess", "{} was blank: which word have the civilians?", "{}是白板：平民的詞是什麼？")
  static let spyGuessRight = Phrase("spy-guess-right", "The guess is right", "猜對了")
  static let spyGuessWrong = Phrase("spy-guess-wrong", "The guess is wrong", "猜錯了")
  static let spyGuessType = Phrase("spy-guess-type", "Type the guess", "輸入猜測")
  static let spyGuessNear = Phrase("spy-guess-near", "Nearly right: does it count?", "很接近：算對嗎？")
  static let spyCiviliansWin = Phrase("spy-civilians-win", "CIVILIANS WIN", "平民獲勝")
  static let spyInfiltratorsWin = Phrase("spy-infiltrators-win", "INFILTRATORS WIN", "臥底陣營獲勝")
  static let spySpiesWin = Phrase("spy-spies-win", "SPIES WIN", "臥底獲勝")
  static let spyBlankWins = Phrase("spy-blank-wins", "THE BLANK WINS", "白板獲勝")
  static let spyForgot = Phrase("spy-forgot", "Forgot my word", "忘詞")
  static let spyWhoForgot = Phrase("spy-who-forgot", "Who forgot the word?", "誰忘詞了？")
  static let spyKeep = Phrase("spy-keep", "OK: keep these names", "確定")
  static let spyCancel = Phrase("spy-cancel", "Cancel: no change", "取消")
  static let spyReadAgain = Phrase("spy-read-again", "Read the words again", "重新讀取題庫")
  static let spySeats = Phrase("spy-seats", "Players come and go", "玩家進出")
  static let spyHere = Phrase("spy-here", "here", "在場")
  static let spyAway = Phrase("spy-away", "away", "離席")
  static let spyKick = Phrase("spy-kick", "Send {} away", "請{}離開")
  static let spyJoin = Phrase("spy-join", "Somebody joins", "新玩家加入")
  static let spyLate = Phrase("spy-late", "plays next time", "下一局加入")
  static let spyAgreed = Phrase("spy-agreed", "The table has agreed", "全桌已商定")
  static let spyNewEvening = Phrase("spy-new-evening", "New evening: scores to 0", "新的一晚：勝場歸零")
  static let spyAbandon = Phrase("spy-abandon", "Give up this game", "放棄這一局")
  static let spyRule1 = Phrase(
    "spy-rule-1",
    "Most get the same word; the spies get one that is near it.",
    "多數人拿到同一個詞，臥底拿到相近的詞。")
  static let spyRule2 = Phrase(
    "spy-rule-2", "A blank gets no word. Nobody is told who is who.", "白板沒有詞。沒有人知道誰是誰。")
  static let spyRule3 = Phrase(
    "spy-rule-3",
    "In turn, everybody says one true sentence about the word, never the word itself.",
    "輪流用一句真話描述自己的詞，不能說出詞本身。")
  static let spyRule4 = Phrase(
    "spy-rule-4",
    "Then all vote. Who has most votes is out and shows the role.",
    "全部說完後投票，最高票出局並公開身分。")
  static let spyRule5 = Phrase(
    "spy-rule-5",
    "A tie: the tied speak again, the others vote. Tied again: nobody is out.",
    "平票：平票者再說一次，其他人投票；再平票則無人出局。")
  static let spyRule6 = Phrase(
    "spy-rule-6",
    "A blank that is voted out may guess the civilians' word, and wins if it is right.",
    "白板出局時可以猜平民的詞，猜對就獲勝。")
  static let spyRule7 = Phrase(
    "spy-rule-7", "Civilians win when all infiltrators are out.", "臥底和白板全部出局，平民獲勝。")
  static let spyRule8 = Phrase("spy-rule-8", "Infiltrators win {}.", "臥底陣營獲勝條件：{}。")
  static let spyRule9 = Phrase(
    "spy-rule-9", "Forgotten? Choose “Forgot my word”; the others look away.", "忘記詞了？選「忘詞」，其他人轉過頭。")
  static let hintSpyLook = Phrase("hint-spy-look", "hold: look", "按住：看詞")
  static let hintSpyDone = Phrase("hint-spy-done", "done", "完成")
  static let hintSpyNext = Phrase("hint-spy-next", "next player", "下一位")
  static let hintSpyBegin = Phrase("hint-spy-begin", "begin", "開始")
  static let hintSpyNextSpeaker = Phrase("hint-spy-next-speaker", "next speaker", "下一位發言")
  static let hintSpyForgot = Phrase("hint-spy-forgot", "forgot my word", "忘詞")
  static let hintSpyTimer = Phrase("hint-spy-timer", "stop, go on", "暫停、繼續")
  static let hintSpyOpen = Phrase("hint-spy-open", "vote", "投票")
  static let hintSpyVoteFor = Phrase("hint-spy-vote-for", "vote for", "投給")
  static let hintSpyCount = Phrase("hint-spy-count", "count", "開票")
  static let hintSpyConfirm = Phrase("hint-spy-confirm", "confirm", "確認")
  static let hintSpyRound = Phrase("hint-spy-round", "next round", "下一輪")
  static let hintSpyAgain = Phrase("hint-spy-again", "next game", "下一局")
  static let hintSpyDeal = Phrase("hint-spy-deal", "deal", "發詞")
  static let hintSpyType = Phrase("hint-spy-type", "type", "輸入")
  static let hintSpyRoster = Phrase("hint-spy-roster", "name of the roster", "名單")
  static let hintSpyPage = Phrase("hint-spy-page", "next page", "下一頁")
  static let hintSpyYes = Phrase("hint-spy-yes", "yes", "是")
  static let hintSpyNo = Phrase("hint-spy-no", "no", "否")
  static let refusedSpyNotNow = Phrase("refused-spy-not-now", "not now", "現在不行")
  static let refusedSpyOver = Phrase(
    "refused-spy-over", "the game is over: nothing counts any more", "本局已結束，不再計算")
  static let refusedSpyNothing = Phrase("refused-spy-nothing", "nothing to take back", "沒有可收回的")
  static let refusedSpyNoSeat = Phrase("refused-spy-no-seat", "there is no seat {}", "沒有 {} 號座位")
  static let refusedSpyFull = Phrase("refused-spy-full", "all 20 seats are taken", "20 個座位都滿了")
  static let refusedSpyNotInGame = Phrase(
    "refused-spy-not-in-game", "{} is not in this game", "{}不在這一局")
  static let refusedSpyOut = Phrase("refused-spy-out", "{} is out already", "{}已經出局")
  static let refusedSpySeen = Phrase(
    "refused-spy-seen", "{} has seen the word: use “Forgot my word”", "{}已看過詞：請用「忘詞」")
  static let refusedSpyNotSeen = Phrase(
    "refused-spy-not-seen", "{} has not seen the word yet", "{}還沒看詞")
  static let refusedSpyPresence = Phrase("refused-spy-presence", "{}: no change", "{}：沒有改變")
  static let refusedSpyAway = Phrase("refused-spy-away", "{} is away", "{}離席中")
  static let refusedSpyNoVote = Phrase(
    "refused-spy-no-vote", "{} does not vote in this run-off", "{}不能在這次 PK 投票")
  static let refusedSpyOwnVote = Phrase(
    "refused-spy-own-vote", "nobody votes for themselves", "不能投給自己")
  static let refusedSpyNoCandidate = Phrase(
    "refused-spy-no-candidate", "{} cannot be voted for now", "現在不能投給{}")
  static let refusedSpyVoted = Phrase("refused-spy-voted", "{} has voted so already", "{}已經這樣投了")
  static let refusedSpyMissing = Phrase("refused-spy-missing", "{} has not voted yet", "{}還沒投票")
  static let refusedSpyNameTaken = Phrase(
    "refused-spy-name-taken", "seat {} has this name", "{} 號座位已用這個名字")
  static let refusedSpyEmpty = Phrase("refused-spy-empty", "nothing was typed", "沒有輸入")
  static let refusedSpyPlayers = Phrase("refused-spy-players", "3 to 20 can play", "需要 3 到 20 人")
  static let refusedSpyNoInfiltrator = Phrase(
    "refused-spy-no-infiltrator", "at least one spy or blank", "至少一名臥底或白板")
  static let refusedSpyTooManySpies = Phrase(
    "refused-spy-too-many-spies", "spies: {} at most, fewer than civilians", "臥底最多 {} 人：須少於平民")
  static let refusedSpyTooManyInfiltrators = Phrase(
    "refused-spy-too-many-infiltrators", "spies and blanks together: {} at most", "臥底加白板最多 {} 人")
  static let refusedSpyTime = Phrase("refused-spy-time", "0 to 300 s", "0 到 300 秒")
  static let refusedSpyNoWords = Phrase("refused-spy-no-words", "there are no words", "沒有題庫")
  static let refusedSpyLetGo = Phrase("refused-spy-let-go", "let go of the button first", "請先放開按鈕")
  static let refusedSpyWall = Phrase(
    "refused-spy-wall", "words are not shown on this wall", "這面螢幕不顯示詞")

  // The menu.
  static let menuSpy = Phrase("menu-spy", "Who is the Spy", "誰是臥底")

  /// What Who is the Spy says.
  static let spy: [Phrase] = [
    .spyTitle, .spyPlayers, .spySpies, .spyBlanks, .spyRule, .spyRuleParity, .spyRuleThreeLeft,
    .spyRuleLastCivilian, .spyTime, .spySeconds, .spyNoLimit, .spyVote, .spyVoteTurns,
    .spyVoteAgreed, .spyNames, .spyRules, .spyBank, .spyPairs, .spyLoading, .spyBankFailed,
    .spyFaultEmpty, .spyFaultTruncated, .spyFaultPage, .spyFaultNotPublic, .spyFaultEncoding,
    .spyFaultGone, .spyFaultTooLarge, .spyFaultOffline, .spyFaultTooFew, .spyDeal, .spyWins,
    .spyLooksAway, .spyOnly, .spyRound, .spyOnSmall, .spyVoteOnSmall, .spySmallIdle, .spyIs,
    .spyHold, .spyCovered, .spyNoWord, .spyLetGo, .spyAllSeen, .spySpeaks, .spyOneSentence,
    .spyRunOff, .spyTimeUp, .spyThen, .spyVotes, .spyVoteHidden, .spyWhoGoes, .spyAbstain,
    .spyNobodyGoes, .spyVoted, .spyAllVoted, .spyAgrees, .spyHostDecides, .spyReally,
    .spyReallyNobody, .spyReallyRight, .spyReallyWrong, .spyCounted, .spyGoes, .spyTie,
    .spyNobodyOut, .spyAbstained, .spyCivilian, .spySpy, .spyBlank, .spyIsOut, .spyGuess,
    .spyGuessRight, .spyGuessWrong, .spyGuessType, .spyGuessNear, .spyCiviliansWin,
    .spyInfiltratorsWin, .spySpiesWin, .spyBlankWins, .spyForgot, .spyWhoForgot, .spyKeep,
    .spyCancel, .spyReadAgain, .spySeats, .spyHere, .spyAway, .spyKick, .spyJoin, .spyLate,
    .spyAgreed, .spyNewEvening, .spyAbandon, .spyRule1, .spyRule2, .spyRule3, .spyRule4, .spyRule5,
    .spyRule6, .spyRule7, .spyRule8, .spyRule9, .hintSpyLook, .hintSpyDone, .hintSpyNext,
    .hintSpyBegin, .hintSpyNextSpeaker, .hintSpyForgot, .hintSpyTimer, .hintSpyOpen,
    .hintSpyVoteFor, .hintSpyCount, .hintSpyConfirm, .hintSpyRound, .hintSpyAgain, .hintSpyDeal,
    .hintSpyType, .hintSpyRoster, .hintSpyPage, .hintSpyYes, .hintSpyNo, .refusedSpyNotNow,
    .refusedSpyOver, .refusedSpyNothing, .refusedSpyNoSeat, .refusedSpyFull, .refusedSpyNotInGame,
    .refusedSpyOut, .refusedSpySeen, .refusedSpyNotSeen, .refusedSpyPresence, .refusedSpyAway,
    .refusedSpyNoVote, .refusedSpyOwnVote, .refusedSpyNoCandidate, .refusedSpyVoted,
    .refusedSpyMissing, .refusedSpyNameTaken, .refusedSpyEmpty, .refusedSpyPlayers,
    .refusedSpyNoInfiltrator, .refusedSpyTooManySpies, .refusedSpyTooManyInfiltrators,
    .refusedSpyTime, .refusedSpyNoWords, .refusedSpyLetGo, .refusedSpyWall, .menuSpy,
  ]
}
