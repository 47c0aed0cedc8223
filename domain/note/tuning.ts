import { DAY, MINUTE } from '../time/duration.ts';

/** Numbers of the reading notes. Lengths are characters as a reader counts them, blanks included. */
export const NOTE_TUNING = {
  quoteLength: 500,
  thoughtLength: 2_000,
  /** What a stored note may hold: notes of old stand on pages that are not taken any more. */
  lastPageNo: 9_999,
  /** Of a book in the hand, whose pages nobody counted here: thicker than any single book for children. */
  lastPaperPageNo: 2_000,
  stickers: 3,
  questionLength: 500,
  answerLength: 2_000,
  aboutLength: 400,
  /** Twice what a report may hold without blanks: room to cut from. */
  reportLength: 8_000,
  map: {
    cards: 40,
    links: 80,
    /** Own cards and cards of pairs together. */
    places: 120,
    cardLength: 60,
    labelLength: 20,
    /** Farthest place of a card from the middle, in units of the map. */
    reach: 5_000,
  },
  /** Of one student about one book. */
  perBook: { NOTE: 300, QUESTION: 100 },
  versions: {
    /** Earlier texts that are kept of each text, those handed in aside. */
    kept: 10,
    /** Milliseconds between two of a report, and of a think-about answer, while somebody writes on. */
    gapMs: 5 * MINUTE,
    answerGapMs: MINUTE,
    /** Characters by which a text differs from the version kept last, at least, to be one of its own. */
    change: 12,
    /** Share of a text that is struck out at once, from which on the text before is kept, if it has so many characters. */
    loss: { share: 0.3, length: 20 },
  },
  /** Milliseconds a deleted note can be brought back; then it is gone. */
  deletedKeptMs: 30 * DAY,
} as const;
