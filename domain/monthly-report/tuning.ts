import { DAY } from '../time/duration.ts';

/** Numbers of the monthly reports. */
export const reportTuning = {
  /** Months that can be opened: the current one and twelve before it. */
  months: 13,
  /** Characters of the teacher's line. */
  longestNote: 300,
  /** Pupils in one request: a class with room to spare. */
  mostPupils: 40,
  /** What fits on one sheet of A4. */
  shownBooks: 8,
  shownTexts: 3,
  /** Months of the growth line on a sheet. */
  shownPoints: 6,
  /** Per cent right on average from which on missions of a kind went very well, went well, and were mastered step by step. */
  rates: { excellent: 90, good: 75, fair: 60 },
  /** Days of a month from which on reading was steady: about two a week. */
  steadyDays: 8,
  /** Milliseconds after which the same link may be mailed again. */
  mailAgainAfter: DAY,
} as const;
