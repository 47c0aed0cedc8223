import { z } from 'zod';
import { contactKinds } from '#domain/account/contactKinds.ts';
import { leavingReasonCodes } from '#domain/account/leavingReasons.ts';
import { shelfPlaces } from '#domain/library/shelves.ts';
import { bookCard } from './book.ts';
import { done, instant, paged, seoulDayKey } from './envelope.ts';
import { storedText } from './storedText.ts';

/** Judged as typed: passwords, ids, codes. */
const text = z.string().max(10_000);
const stored = storedText().max(10_000);

/** GET /api/mypage/main/me: goal card and level card. */
export const myPageMain = z.object({
  goal: z.object({
    /** `YYYY-MM` in Seoul. */
    month: z.string(),
    goalBookCount: z.int(),
    verifiedBookCount: z.int(),
    /** The months before, the oldest first. */
    history: z.array(z.object({ month: z.string(), goalBookCount: z.int().nullable(), verifiedBookCount: z.int() })),
  }),
  level: z.object({
    readingLevel: z.string(),
    raq: z.int(),
    /** Where the level begins and ends on the scale. */
    raqFrom: z.int(),
    raqTo: z.int(),
    nextLevel: z.string().nullable(),
  }),
  bookPoint: z.int(),
  shells: z.int(),
  verifiedBookCount: z.int(),
  readingDayCountThisMonth: z.int(),
  recentBooks: z.array(bookCard),
});
export type MyPageMain = z.infer<typeof myPageMain>;

/** GET /api/mypage/growth/me: the growth line, a point for each month with a mark, the oldest first. */
export const growth = z.object({
  points: z.array(
    z.object({
      /** `YYYY-MM` in Seoul. */
      month: z.string(),
      raq: z.int(),
      /** Standard error in raq, and the band of one to both sides, as raq and as levels. */
      error: z.int(),
      raqFrom: z.int(),
      raqTo: z.int(),
      levelFrom: z.string(),
      levelTo: z.string(),
      /** Tests and missions of the month that it rests on. */
      markCount: z.int(),
    }),
  ),
  /** NONE without a point. Falling is never spoken of. */
  trend: z.enum(['NONE', 'STEADY', 'RISING']),
  /** Quizzes and OX until a line begins; 0 once there is one. A diagnosis begins it at once. */
  missionsToStart: z.int(),
});
export type Growth = z.infer<typeof growth>;

/** PUT /api/account/goal/me: the goal of this month and the ones after. */
export const goalBody = z.strictObject({ bookCount: z.int().min(1).max(30) });
export const goalData = z.object({ thisMonthGoalBookCount: z.int() });

/** PUT /api/account/info/me: needs a confirmed password. What is left out stays. */
export const infoBody = z.strictObject({
  name: stored.optional(),
  gender: z.enum(['MEN', 'WOMEN']).nullable().optional(),
  email: stored.nullable().optional(),
  mobileNo: stored.nullable().optional(),
  schoolName: stored.nullable().optional(),
  schoolGrade: stored.optional(),
  allowEmailYn: z.enum(['Y', 'N']).optional(),
  allowSmsYn: z.enum(['Y', 'N']).optional(),
  /** Home site only. */
  zipCode: stored.nullable().optional(),
  address: stored.nullable().optional(),
  addressDetail: stored.nullable().optional(),
});
export type InfoBody = z.infer<typeof infoBody>;
/** Contacts that take the place of a proved one only once they are proved; left out by a server from before. */
export const infoChanged = done.extend({ waiting: z.array(z.enum(contactKinds)).optional() });
export type InfoChanged = z.infer<typeof infoChanged>;

/** PUT /api/account/password/me: needs a confirmed password; ends every other login. */
export const changePasswordBody = z.strictObject({ password: text, passwordConfirmation: text });

/** PUT /api/account/profile-image/me takes the picture itself (JPEG, PNG or WebP, up to 5 MiB); DELETE removes it. */
export const profileImage = z.object({ profileImagePath: z.string().nullable() });
export type ProfileImage = z.infer<typeof profileImage>;
export const PROFILE_IMAGE_LIMIT_BYTES = 5 * 1024 * 1024;

/** GET /api/point/entries/me */
export const pointEntryQuery = z.strictObject({
  purse: z.enum(['POINT', 'SHELL']).default('POINT'),
  tab: z.enum(['ALL', 'EARNED', 'SPENT']).default('ALL'),
  from: seoulDayKey.optional(),
  to: seoulDayKey.optional(),
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
});
export const pointEntry = z.object({
  entryNo: z.int(),
  title: z.string(),
  details: z.string(),
  /** Signed. */
  amount: z.int(),
  createdAt: instant,
});
export const pointEntries = paged(pointEntry).extend({
  balance: z.int(),
  /** Sums within the filter. */
  earned: z.int(),
  spent: z.int(),
  /** Left out by a server from before it. */
  currentDate: instant.optional(),
});
export type PointEntries = z.infer<typeof pointEntries>;

/** GET /api/account/withdrawal/me: what leaving would delete. */
export const withdrawalPreview = z.object({
  accountId: z.string(),
  verifiedBookCount: z.int(),
  missionCount: z.int(),
  bookPoint: z.int(),
  shells: z.int(),
  itemCount: z.int(),
  petNickname: z.string().nullable(),
  /** The home site's ticket, which is returned for good; null without one. */
  ticket: z
    .object({
      title: z.string(),
      /** What goes back to the card, whole won. */
      refund: z.int(),
      /** FULL: within seven days and unused. PRORATED: less the used days. NONE: nothing is left, or it was not paid. */
      rule: z.enum(['FULL', 'PRORATED', 'NONE']),
    })
    .nullable(),
  /** Hours within which it can be undone, and days within which everything is gone. */
  undoHours: z.int(),
  purgeDays: z.int(),
});
export type WithdrawalPreview = z.infer<typeof withdrawalPreview>;
/** POST /api/account/withdrawal/me: needs a confirmed password; ends every login. */
export const withdrawalBody = z.strictObject({
  reason: z.enum(leavingReasonCodes).default('NONE'),
  /** What was shown to go back for the ticket; another amount by now is a 409. */
  expectedRefund: z.int().optional(),
});
export const withdrawalData = z.object({ undoUntil: instant, purgeBy: instant });
export type WithdrawalData = z.infer<typeof withdrawalData>;

/** `download=1` answers with the record alone, as a file to keep. */
export const recordQuery = z.strictObject({ download: z.enum(['0', '1']).default('0') });

/** GET /api/account/record/me: everything the student has read and done, to keep. */
export const readingRecord = z.object({
  madeAt: instant,
  student: z.object({
    name: z.string(),
    accountId: z.string(),
    institutionName: z.string().nullable(),
    schoolGrade: z.string(),
    readingLevel: z.string(),
    raq: z.int(),
  }),
  totals: z.object({ bookPoint: z.int(), verifiedBookCount: z.int(), missionCount: z.int() }),
  /** Days in Seoul on which something was read or a mission was done. */
  readingDays: z.array(seoulDayKey),
  /** Results of the reading diagnosis, the newest first; `error` is the standard error in raq. */
  diagnoses: z.array(
    z.object({
      finishedAt: instant,
      gradeName: z.string(),
      readingLevel: z.string(),
      raq: z.int(),
      error: z.int(),
    }),
  ),
  /** Results of the book personality, the newest first. */
  personalities: z.array(z.object({ finishedAt: instant, personalityType: z.string(), readingType: z.string() })),
  /** Books of the student that made the reef of a class grow, in the order in which they counted. */
  reefBooks: z.array(z.object({ bookNo: z.int(), bookName: z.string() })),
  books: z.array(
    z.object({
      bookNo: z.int(),
      bookName: z.string(),
      authorName: z.string(),
      readingRate: z.int(),
      /** Where it stands on the shelf; null when nowhere. */
      shelf: z.enum(shelfPlaces).nullable(),
      lastReadAt: instant.nullable(),
      verifiedAt: instant.nullable(),
      missions: z.array(
        z.object({
          kind: z.string(),
          name: z.string(),
          finishedAt: instant,
          rate: z.number().nullable(),
          point: z.int(),
          /** What the student wrote: think-about and report. */
          writings: z.array(z.object({ question: z.string(), text: z.string() })),
        }),
      ),
      /** Reading notes, own questions, the report as it stands, and the own cards and lines of the map. */
      notes: z.array(z.object({ kind: z.string(), writtenAt: instant, text: z.string() })),
    }),
  ),
});
export type ReadingRecord = z.infer<typeof readingRecord>;
