import { DAY, HOUR } from '../time/duration.ts';

/** Limits of those who handle data. */
export const operatorTuning = {
  /** How long a login at the command line lasts, in milliseconds: a working day. */
  session: 8 * HOUR,
  password: {
    shortest: 12,
    longest: 128,
    /** Characters that are judged: the time grows with the fourth power. */
    judged: 40,
    /** `passwordCost` of the weakest that passes: six unrelated letters and six digits. */
    leastCost: 14,
  },
  /** Codes that stand in for the second factor, each once. */
  recoveryCodes: 10,
  /** Longest life of a token for programs, in milliseconds. */
  token: 400 * DAY,
  /** Characters of a reason. */
  reason: { shortest: 4, longest: 200 },
} as const;
