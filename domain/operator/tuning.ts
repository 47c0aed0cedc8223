import { DAY, HOUR } from '../time/duration.ts';

/** Limits of those who handle data. */
export const operatorTuning = {
  /** How long a login at the command line lasts, in milliseconds: a working day. */
  session: 8 * HOUR,
  /** Longest life of a token for programs, in milliseconds. */
  token: 400 * DAY,
  /** Characters of a reason. */
  reason: { shortest: 4, longest: 200 },
} as const;
