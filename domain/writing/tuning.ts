/** Numbers of the hints on a text. Lengths are characters without blanks. */
export const WRITING_TUNING = {
  /** Hints shown at once. */
  shown: 3,
  /** Hints in one answer: more would be read by nobody before the text has changed. */
  answered: 30,
  /** Below this a text is only begun, and what it lacks may still come. */
  wholeText: { length: 60, sentences: 3 },
  /** A sentence worth comparing with others, and a long one. */
  sameSentence: 8,
  longSentence: 120,
  /** Verbs joined by 고, 서, 는데 and the like that make a sentence of this length long. */
  chain: { length: 60, joints: 6 },
  /** Sentences in a row that begin with the same word. */
  sameOpening: 3,
  /** Names and words of the book that a report and a thought should have. */
  names: { REPORT: 2, THINK: 1 },
  /** A word that stands on this share of the pages at most shows which scene is meant. */
  rareShare: 0.2,
  /**
   * Words of one page in one sentence: with a rare one among them, and without. Words that our texts use more often than
   * `everyday` stand on every page.
   */
  scene: { withRare: 2, words: 3, everyday: 400 },
  /** Letters of a word that are compared: no word of a text is longer, a row of letters typed for fun is. */
  longestWord: 24,
  /** Times that our texts use a word from which on a run is held to be that word. */
  frequent: 5,
  /** Letters of an excerpt of a sentence. */
  excerpt: 40,
} as const;
