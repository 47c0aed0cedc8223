import { DAY, HOUR, SECOND } from '../time/duration.ts';

/** Limits of the inquiry form; times in milliseconds, lengths in characters. */
export const inquiryTuning = {
  /** Nobody fills in six fields in less; programs do. */
  fastest: 4 * SECOND,
  /** A form may stay open over a lunch and a night. */
  formLifetime: 24 * HOUR,
  /** From one network within an hour and a day: a teachers' room behind one address stays below that. */
  perHour: 5,
  perDay: 20,
  /** To one address within a day: each inquiry sends it a mail, whoever typed it. */
  perAddress: 3,
  /** Kept so long after the answer or the close. */
  keepSettled: 90 * DAY,
  /** Kept so long at most, answered or not. */
  keepLongest: 365 * DAY,
  nameLength: 30,
  regionLength: 40,
  contentLeast: 10,
  contentMost: 2000,
} as const;
