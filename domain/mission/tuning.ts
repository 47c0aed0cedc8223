/**
 * Numbers of the six missions. Weights, paying rate and retry are those the one-year simulation of the economy was run
 * with (tests/api/aquariumEconomy.test.ts); the writing gates measure effort only, by school band.
 */
export const MISSION_TUNING = {
  /** Points of a book whose pack sets none. */
  defaultMaxPoint: 100,
  /** Share of maxPoint of each scored mission; the quiz takes what rounding leaves. */
  scoredShares: { PUZZLE: 0.2, MATCHING: 0.2, OX: 0.2, QUIZ: 0.4 },
  /** Points outside maxPoint, the same for every book. */
  openWeights: { THINK: 10, REPORT: 30 },
  /** Percent right below which a mission pays nothing. */
  payingRate: 60,
  /** Percent right, on average over the four scored missions, that verifies a book. */
  verifyingRate: 60,
  /** Share of the missing points that the one retry can still pay. */
  retryShare: 0.8,
  /** Different puzzles that are laid out of a book's pool of words; the attempt's seed chooses one. */
  puzzlesOfPool: 6,
  /** A hint costs one point for each this many points of the mission's weight, at least 1. */
  weightPerHintPoint: 20,
  /** Words a puzzle shows in full, at most: more would solve it for the player. */
  maxShownWords: 3,
  /**
   * Different wrong answers of a word, and of a whole puzzle, that may be checked before it is handed in: enough to
   * correct a slip, too few to try out.
   */
  wrongChecks: { word: 6, puzzle: 40 },
  /** Milliseconds an item below which nobody can have read it. */
  plausibleItemMs: 1_000,
  /** Seconds an item usually takes with reading and thinking: the time shown before a mission starts. */
  itemSeconds: { PUZZLE: 60, MATCHING: 22, OX: 18, QUIZ: 42, THINK: 200, REPORT: 1_200 },
  /** Characters of a think-about answer, without blanks. */
  think: { minLength: 20, maxLength: 500 },
  report: {
    /** Characters of a report without blanks: early primary years, later primary years, middle school and above. */
    minLength: { EARLY: 100, MIDDLE: 300, LATE: 500 },
    maxLength: 4_000,
    minSentences: 3,
    /** Syllables that make a piece between end marks a sentence. */
    sentenceSyllables: 4,
    /** Different words of the book's term list. */
    minTerms: 2,
    /** Different trigrams per trigram; below it the text repeats itself. */
    minDistinctTrigrams: 0.5,
    /** Share of the report's trigrams that stand in the printed summary; from here on it is copied. */
    maxSummaryOverlap: 0.4,
    /** Letters in a row that nobody writes twice by chance, and the share of them in a text from which on it is copied. */
    copy: { run: 18, maxShare: 0.4 },
  },
  /** Per cent right of a category from which on it went very well, and well. */
  categoryRates: { great: 80, good: 50 },
} as const;
