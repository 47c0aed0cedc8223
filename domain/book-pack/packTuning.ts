/** Limits of the writing rules for mission items. Lengths are in characters, rates in 0–1. */
export const PACK_TUNING = {
  /** Fewest pages of a book. */
  minPages: 10,
  /** Whole text of a book, blanks between words included. */
  textLength: { min: 1_500, max: 4_000 },
  /** Below this RAQ a sentence should stay short, in eojeol on average and at most. */
  youngReader: { raqBelow: 460, meanEojeol: 9, longestEojeol: 14 },
  /** An item's mean sentence may be this many eojeol longer than the book's. */
  itemSentenceSlack: 2,
  /** Eojeol a sentence that a book of this RAQ may be expected to have, where its text is not ours. */
  expectedEojeol: { atZero: 6, perHundredRaq: 0.6 },
  /** Cells a side of the crossword. */
  puzzleSize: 10,
  /** Fewest words that must really interlock. */
  minPlacedWords: 8,
  /** Texts of levels 0A and 0B are short: a puzzle may hold fewer. */
  youngestReaderPuzzle: { belowRaq: 200, least: 6 },
  /** From level 4A up a puzzle holds more. */
  olderReaderPuzzle: { fromRaq: 580, least: 10 },
  /** Two clues this alike (bigram Jaccard) cannot be distinguished. */
  clueLikeness: 0.6,
  /** Two stems this alike ask the same thing. */
  stemLikeness: 0.8,
  /** Longest over shortest text of a set of cards or options. */
  lengthRatio: 2,
  /** Texts that differ by no more characters than this are of like length whatever their ratio. */
  lengthDifference: 2,
  /** The same for sentences quoted from a page, which nobody may trim. */
  sentenceLengthRatio: 3,
  /** Items of a quiz that are plain choices, at least. */
  leastChoices: 4,
  /** Items of each other form, where a quiz uses it. */
  formCounts: { EVIDENCE: { min: 1, max: 3 }, ORDER: { min: 2, max: 4 } },
  /** Below this RAQ (levels 0A and 0B) cards may be pictures. */
  picturesBelowRaq: 200,
  /** Choices of such a book whose options are pictures, at least. */
  youngestReaderPictures: 4,
  /** Share of true statements in an OX set. */
  trueShare: { min: 0.4, max: 0.6 },
  /** Longest row of the same answer. */
  answerRun: 3,
  /** Mean lengths of true and false statements may differ by less than this. */
  trueFalseLengthGap: 0.15,
  /** Share of questions whose key may be the longest option. */
  longestKeyShare: 0.35,
  /** The same for the items of one book, where one more is still chance. */
  longestKeyShareOfSet: 0.4,
  /** A key position may hold this share of a set, rounded, and must be used at least once. */
  keyPositionShareOfSet: 0.4,
  /** The same over 40 items or more. */
  keyPositionShareOfBank: { min: 0.15, max: 0.35, fromItems: 40 },
  /** Options closer than this (edits) look like a slip of the pen. */
  optionDistance: 2,
  /** Least share of an option's content words that occur in a book of ours. */
  optionFromBookShare: 0.6,
  /** Share of stems that ask for what is not so. */
  negativeStemShare: 0.2,
  /** Kinds of comprehension a book must ask for, and the largest share of plain fact. */
  minCategories: 5,
  factualShare: 0.6,
  /** A guesser that reads nothing must stay below this over the bank (chance is .25). */
  blindGuessShare: 0.4,
  /** Blind guessing is judged from so many items on; fewer are mostly luck. */
  blindGuessFromItems: 20,
  /** Upper 1 % point of chi-square with three degrees of freedom. */
  chiSquareThreeDf: 11.345,
} as const;
