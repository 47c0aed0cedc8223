/** Numbers of the crossword generator. Budgets count work, never time, so every machine gives the same grid. */
export const CROSSWORD_TUNING = {
  /** Shortest word that can stand in a grid; a single syllable is no run. */
  minSyllables: 2,
  /** Longest word of a book pack; longer answers are sentences, not words. */
  maxSyllables: 6,
  /** Search nodes after which the best layout so far is taken without a proof. */
  proofNodes: 500_000,
  /** Search nodes spent on listing further layouts as good as the best. */
  listingNodes: 60_000,
  /** Optimal layouts kept for the choice by looks. */
  listedLayouts: 400,
  /** The seed chooses among this many of the best-looking layouts. */
  looksChoices: 6,
  /** Random layouts grown as a first bound for the proof. */
  firstGrowths: 12,
  /** Random layouts grown per call when N words are wanted from a pool. */
  poolGrowths: 80,
  /** Of the layouts with N words, the best-looking of this many is taken; more would make all seeds alike. */
  poolKeeps: 5,
  /** Rounds of remove-and-regrow when no proof was reached. */
  improveRounds: 4_000,
  /** Words taken out per round, at most. */
  improveRemoves: 4,
  /** Lists longer than this are not searched exactly: they are pools of hundreds. */
  exactWords: 64,
} as const;
