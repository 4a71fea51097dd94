/// The banks that come with the program, as UTF-8 CSV: 350 pairs a language, so that a board without any
/// network can play.
///
/// They are compiled in: an installed program needs no file for them.
public enum BundledWords {
  /// English pairs.
  public static var english: [UInt8] { PackageResources.words_en_csv }
  /// Pairs in Traditional Chinese.
  public static var traditionalChinese: [UInt8] { PackageResources.words_zh_Hant_csv }
}
