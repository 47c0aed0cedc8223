const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
  /** Logins of one account at once: a family's devices and the classroom's. The oldest one ends. */
  mostLogins: 10,
  /** The same for a demo account, which is many people at once. */
  mostDemoLogins: 500,
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

/** Limits of signing up; lifetimes in milliseconds. */
export const signUpTuning = {
  /** A sign-up not finished by then starts anew. */
  lifetime: 2 * HOUR,
  /** From the start of a guardian's identity verification to its check. */
  verificationLifetime: 10 * MINUTE,
  /** How far the clock of the verification company may be off. */
  verificationClockSkew: 5 * MINUTE,
  /** Duplicate checks of EMAIL and MOBILE together in one sign-up: enough for typing errors, useless for fishing. */
  contactChecks: 10,
  /** Duplicate checks of ID within a minute. */
  idChecksPerMinute: 30,
  /** Identity verifications one sign-up may start. */
  verificationStarts: 5,
} as const;

/** Limits of changing one's own data. */
export const infoTuning = {
  /** Times a day that somebody is told of a contact of another account: enough for typing errors, useless for fishing. */
  contactRefusalsPerDay: 10,
} as const;

/** What passes as a password that others would guess. */
export const passwordTuning = {
  /** Longer texts are no passwords (spec section 5). */
  longest: 16,
  /** Up to this cost (`passwordCost`) it is common: a known word with four digits or specials around it. */
  commonCost: 6,
} as const;

/** Times of unused and left accounts and old passwords; in milliseconds unless the name says otherwise. */
export const retentionTuning = {
  /** Unused for so long, an account falls asleep. */
  dormantAfterMonths: 12,
  /** Asleep for so long, it is erased. */
  purgeAfterDormantMonths: 24,
  /** Notices before falling asleep. */
  noticeDays: [30, 7],
  /** How long asking to leave can be taken back. */
  withdrawalUndo: 72 * HOUR,
  /** By when a left account is erased, from the request on. */
  withdrawalPurge: 5 * DAY,
  /** A password older than this is worth a reminder. */
  passwordAge: 180 * DAY,
  /** How long "나중에" silences the reminder. */
  passwordSnooze: 30 * DAY,
} as const;

/** Slowing down of one network address that guesses under many login names. */
export const addressTuning = {
  /** Failures within a window before it is slowed down: a school behind one address mistypes less than that. */
  freeFailures: 300,
  /** Only when at least this share of its tries failed: a large school signs in rightly far more often. */
  failureShare: 0.5,
  /** In milliseconds. */
  window: 15 * MINUTE,
  /** A slowed address has one try looked at in so many milliseconds. */
  slowPace: 10 * SECOND,
} as const;

/** Lifetimes of the tokens that settle one thing each, in milliseconds. */
export const temporaryTokenTuning = {
  /** Waking up, undoing a withdrawal, a reminded change of password. */
  lifetime: 10 * MINUTE,
  /** The link of a forgotten password: it waits in a mailbox. */
  resetLifetime: 30 * MINUTE,
} as const;

/** Limits of finding an id or resetting a password. */
export const findTuning = {
  /** Mails to one account within the window; further requests are answered alike and send none. */
  mails: 5,
  /** Requests from one network address in the same time. */
  requestsPerAddress: 300,
  /** In milliseconds. */
  window: HOUR,
} as const;
