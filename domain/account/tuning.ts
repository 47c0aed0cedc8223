import { DAY, HOUR, MINUTE, SECOND } from '../time/duration.ts';

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

/**
 * How the tries under one login name are shared out among networks. One network alone gets eleven in the first minute,
 * then one a minute and after twenty one in 90 seconds: 53 in the worst hour. Early turns add 16 at most.
 */
export const turnTuning = {
  /** Passwords looked at under one name in any hour, whoever tries from how many networks. */
  guessesPerHour: 69,
  /** Turns of a network that need not wait for others: enough for two slips. */
  earlyTurns: 3,
  /** Early turns that a name has in store, and how often one is added; in milliseconds. */
  earlyStore: 8,
  earlyEvery: 450 * SECOND,
  /** From so many turns on the ordinary ones come more slowly, which is what early turns are taken from. */
  patientTurns: 20,
  /** In seconds. */
  besiegedDelay: 90,
  /** How long an ordinary turn is kept for who has had fewer, and when the others may ask again; in seconds. */
  yieldFor: 30,
  yieldSeconds: 5,
  /** A refused network counts as waiting for so long; in milliseconds. */
  waitsFor: 120 * SECOND,
} as const;

/** Limits of signing up; lifetimes in milliseconds. */
export const signUpTuning = {
  /** A sign-up not finished by then starts over. */
  lifetime: 2 * HOUR,
  /** From the start of a guardian's identity verification to its check. */
  verificationLifetime: 10 * MINUTE,
  /** How far the clock of the verification company may be off. */
  verificationClockSkew: 5 * MINUTE,
  /**
   * Duplicate checks of EMAIL and MOBILE together in one sign-up. They reveal nothing, and are bounded all the same.
   */
  contactChecks: 10,
  /** Duplicate checks of ID within a minute. */
  idChecksPerMinute: 30,
  /** Duplicate checks from one network in a day: a school of a thousand that asks five times each. */
  checksPerAddressAndDay: 5000,
  /** Identity verifications one sign-up may start. */
  verificationStarts: 5,
} as const;

/** Proving a mail address or a number by a code. In milliseconds unless the name has another unit. */
export const proofTuning = {
  /** Digits of a code. */
  digits: 6,
  codeLifetime: 10 * MINUTE,
  /** Codes of six digits, five tries each, ten a day: one guess in 20,000 days is right. */
  tries: 5,
  resendAfter: MINUTE,
  hour: HOUR,
  sendsPerHour: 5,
  day: DAY,
  sendsPerDay: 10,
  /** Codes to one contact within a day, whoever asks; beyond it one at this pace. */
  sendsToContact: 20,
  crowdedPace: 10 * MINUTE,
  /** How long a change can be taken back from where the contact was before. */
  undoLifetime: 7 * DAY,
} as const;

/** What passes as a password that others would guess. */
export const passwordTuning = {
  /** Longer texts are no passwords (spec section 5). */
  longest: 16,
  /** Up to this cost (`passwordCost`) it is common: a known word with four digits or specials around it. */
  commonCost: 6,
} as const;

/** Times of unused and left accounts and old passwords; in milliseconds unless the name has another unit. */
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
  /** Mails to one account within the window; beyond it one at `crowdedPace`, so that nobody uses up what the owner needs. */
  mails: 5,
  /** In milliseconds. */
  window: HOUR,
  /** Shorter than a link of a mail works, so that the mailbox always has one. */
  crowdedPace: 10 * MINUTE,
  /** Requests from one network address, and within which time; short, so that a school is never kept out for long. */
  requestsPerAddress: 300,
  requestWindow: 10 * MINUTE,
} as const;

/** Records of access (통신비밀보호법 시행령 제41조; 개인정보 처리방침 4). */
export const accessTuning = {
  keptMonths: 3,
  /** Refused tries of one network against one account are one record in so many milliseconds. */
  countedTogether: HOUR,
  /** Networks with a record of their own for one account in that time; what others try is one more record. */
  networks: 200,
} as const;

/** Traces that are not part of what a student does here; in milliseconds. */
export const traceTuning = {
  /** A browser offers an unsent request again for as long as it is offline; two weeks covers a holiday. */
  keptRequests: 14 * DAY,
  /** Which pages were opened (개인정보 처리방침 1-다). */
  keptUse: 180 * DAY,
  /** Who was erased is gone from every backup after this (개인정보 처리방침, ‘지우는 방법’). */
  keptInBackups: 35 * DAY,
} as const;

/** Links for parents. */
export const parentShareTuning = {
  /** In milliseconds; who wants one for longer makes another. */
  lifetime: 90 * DAY,
} as const;

/** What protects the accounts of those who handle the data of others: staff and operators. */
export const privilegedAccountTuning = {
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
} as const;
