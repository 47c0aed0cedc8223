import { DAY, HOUR, MINUTE, SECOND } from '../time/duration.ts';

/** Limits of a golden bell. Times in milliseconds where nothing else is stated. */
export const bellTuning = {
  codeLength: 4,
  mostBooks: 10,
  mostQuestions: 30,
  /** Answers of one question: the orders of four events. */
  mostChoices: 24,
  /** Questions that are offered before anything is chosen. */
  usualQuestions: 10,
  /** Seconds that are shown for a question. They are for calm: nothing closes by itself. */
  usualSeconds: 30,
  leastSeconds: 10,
  mostSeconds: 180,
  /** What "more time" adds. */
  extension: 30 * SECOND,
  /** A hall of a whole school year. */
  mostPeople: 400,
  /** Rooms of one institution that are open at once. */
  mostRooms: 20,
  /** A room that nobody ended is over after so long, and its code is free again. */
  longestRound: 6 * HOUR,
  /** The same where a visitor of the demo institution opens another one. */
  longestTrial: 20 * MINUTE,
  keptFor: 30 * DAY,
  /** Rooms on one page of the list. */
  listed: 30,
  /** Books that the own classes read lately. */
  recentBooks: 12,
  recentFor: 30 * DAY,
} as const;
