const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Lifetimes of a login, in milliseconds. */
export const loginTuning = {
  /** A token not used for a day is over (spec section 9). */
  idleLifetime: 24 * HOUR,
  /** A token older than this is exchanged for a new one by any call. */
  renewAfter: HOUR,
  /** How long the exchanged token still counts, so that parallel tabs survive the exchange. */
  replacedGrace: 120 * SECOND,
  /** Within the grace, a call this long after the exchange never saw the new token and is given another. */
  lostAnswerAfter: 10 * SECOND,
  /** Signing in again is needed after this, however busy the login was. */
  absoluteLifetime: 14 * 24 * HOUR,
  /** How long a confirmed password opens changes of personal data. */
  passwordGrant: 5 * MINUTE,
} as const;

/** Slowing down of guessed passwords. */
export const throttleTuning = {
  /** Failures without any delay. */
  freeFailures: 4,
  /** Failures further apart than this, in milliseconds, do not add up. */
  window: 15 * MINUTE,
  /** In seconds. */
  longestDelay: 60,
} as const;
