import { DAY, HOUR, MINUTE } from '../time/duration.ts';

/** Limits of the staff pages; lifetimes in milliseconds. */
export const staffTuning = {
  /** A login not used for so long is over: the screen of a classroom is seen by many. */
  idleLifetime: 30 * MINUTE,
  /** Signing in again is needed after this, however busy the login was: a long working day. */
  absoluteLifetime: 12 * HOUR,
  /** How exactly the last use of a login is stored. */
  seenEvery: MINUTE,
  /** From the right password to the second factor, and from a challenge to its answer. */
  challengeLifetime: 10 * MINUTE,
  /** How long an invitation works. */
  inviteLifetime: 14 * DAY,
  /** Invitations that wait in one institution at a time. */
  mostInvites: 200,
  /** Keys that one person may have. */
  mostPasskeys: 10,
  /** Steps of signing in by a provider that one network may take in a window: the staff of a large school on one morning. */
  providerStepsPerAddress: 300,
  providerStepWindow: 10 * MINUTE,
  /** How long records of the staff are stored (개인정보의 안전성 확보조치 기준 제8조: two years for large systems). */
  recordKeptMonths: 24,
} as const;
