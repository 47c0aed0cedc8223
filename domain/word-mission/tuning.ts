/** Numbers of the word missions. */
export const WORD_TUNING = {
  /** Missions a day in Seoul. */
  aDay: 3,
  /** Shells for a word that was met in a book of one's own, and for one of a list: reading pays more than coming. */
  shells: { book: 4, list: 2 },
  /** Books read or played within so many days lend their words. */
  bookDays: 14,
  /** Days until a word is asked again, after it was caught for the first, second … time; after the last it is known. */
  spacing: [1, 3, 7, 21],
  /** Wrong catches from which a word counts as hard: it comes back the next day and does not move on. */
  hardAfter: 3,
  /** Bubbles beside those of the word, and the most in all. */
  distractors: 6,
  mostBubbles: 12,
  /** A mission of so many days ago may still be finished: nobody loses a word to midnight. */
  openDays: 1,
} as const;
