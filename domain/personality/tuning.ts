import { DAY } from '../time/duration.ts';

/** Numbers of the book personality. */
export const PERSONALITY_TUNING = {
  /** Questions of one dimension that may be passed over. */
  skipsPerDimension: 1,
  /** Shares of one side from which a leaning is clear, and from which it is strong; of seven answers five and six. */
  clearShare: 5 / 7,
  strongShare: 6 / 7,
  /**
   * The same answers a few days later bring nothing new: even a clear leaning gives the same four letters one time in
   * three.
   */
  retakeAfterMs: 30 * DAY,
  /** Seconds that most need for a question; for the time shown before the start. */
  secondsPerQuestion: 12,
} as const;
