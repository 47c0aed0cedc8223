import { z } from 'zod';
import { contestScopes } from '#domain/contest/contestScope.ts';
import { contestStatuses } from '#domain/contest/contestStatus.ts';
import { levelEntries } from '#domain/contest/levelEntry.ts';
import { notCountingReasons } from '#domain/contest/notCountingReason.ts';
import { bookCard } from './book.ts';
import { instant, seoulDayKey } from './envelope.ts';
import { missionKind } from './mission.ts';

/** Per cent with two decimals. */
const rate = z.number();
const wholeOrNone = z.int().nullable();

/* ---- The contest ---- */

/** A book of a week, as lists show it. */
export const contestBook = bookCard.pick({
  bookNo: true,
  bookName: true,
  authorName: true,
  publisherName: true,
  raq: true,
  readingLevel: true,
  bookImagePath: true,
  category: true,
  subCategory: true,
  maxPoint: true,
  textYn: true,
  audioYn: true,
  verificationYn: true,
});
export type ContestBook = z.infer<typeof contestBook>;

/** A week. Days are those of Seoul, both included. */
const roundDays = { roundNo: z.int(), displayStartDate: seoulDayKey, displayEndDate: seoulDayKey };
export const contestRound = z.object({
  ...roundDays,
  /** By the server's clock; the others are shown and cannot be opened. */
  openYn: z.enum(['Y', 'N']),
  /** The books of the caller's contest level; none for who has no level yet. */
  roundLevel: z.object({ books: z.array(contestBook) }),
});

/** What everybody asks at once when a countdown ends: GET …/status, without a login, from memory; null without a contest. */
export const contestStatusData = z.object({
  readingGameContestNo: z.int(),
  title: z.string(),
  status: z.enum(contestStatuses),
  gameStartDate: seoulDayKey,
  gameEndDate: seoulDayKey,
  /** 00:00 in Seoul of the start day, and of the day after the end day or the moment the contest was closed. */
  startsAt: instant,
  endsAt: instant,
  /** The server's clock. Countdowns go by the difference to it, never by the device's own time. */
  currentDate: instant,
});
export type ContestStatusData = z.infer<typeof contestStatusData>;

/** Which contest a call is about; left out for the one that is shown first (domain/contest/contestsInOrder). */
export const contestQuery = z.strictObject({
  readingGameContestNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
});
export type ContestQuery = z.infer<typeof contestQuery>;

/** A contest that a student may join, or has joined. */
export const contestListItem = contestStatusData.extend({
  scope: z.enum(contestScopes),
  /** The institution or the classes that give it; null for a contest of the site. */
  hostName: z.string().nullable(),
  joinedYn: z.enum(['Y', 'N']),
  levelEntry: z.enum(levelEntries),
  /** Null before joining. */
  point: wholeOrNone,
  completionPoint: wholeOrNone,
});
export type ContestListItem = z.infer<typeof contestListItem>;
/** GET …/list/my: those that run first, then those to come, then those that are over. */
export const contestList = z.object({ items: z.array(contestListItem) });
export type ContestList = z.infer<typeof contestList>;

/** GET /api/event/reading-game-contest */
export const contest = contestStatusData.extend({
  scope: z.enum(contestScopes),
  hostName: z.string().nullable(),
  /** In the words of who gives it; null for none. */
  prizes: z.string().nullable(),
  pcImagePath: z.string().nullable(),
  mobileImagePath: z.string().nullable(),
  /** Changes when the books do, or with the caller's level: books kept under it hold for three days. */
  bookVersion: z.string(),
  /** Missions that count on one day. */
  dailyCap: z.int(),
  /** Points that complete the contest at the caller's level; null without one. */
  completionPoint: wholeOrNone,
  /** Y for who has the certificate of another contest (GET …/certificates/my). */
  pastCertificateYn: z.enum(['Y', 'N']),
  rounds: z.array(contestRound),
});
export type Contest = z.infer<typeof contest>;

/* ---- Before a mission ---- */

/** POST …/available-point */
export const availablePointBody = z.strictObject({ bookNo: z.int().min(1), readingMissionType: missionKind });
const availableFields = {
  /** Whether handing this mission in now counts for the contest. */
  available: z.boolean(),
  reason: z.enum(notCountingReasons).nullable(),
  /** The reason in the student's words. */
  message: z.string().nullable(),
  /** Points this mission can still bring, and all missions of the book together. */
  availablePoint: z.int(),
  bookAvailablePoint: z.int(),
  remainingMissionCount: z.int(),
  todayCount: z.int(),
  dailyCap: z.int(),
};
/** In the contest that it counts in, else in the first that has the book. */
export const availablePointData = z.object({
  ...availableFields,
  /** The same for every contest that has the book among those the student has joined or can join. */
  contests: z.array(z.object({ readingGameContestNo: z.int(), title: z.string(), ...availableFields })),
});
export type AvailablePoint = z.infer<typeof availablePointData>;
export type ContestAvailablePoint = AvailablePoint['contests'][number];

/** GET …/{bookNo}/exist-mission-history */
export const existMissionHistory = z.object({ exists: z.boolean() });

/* ---- Me ---- */

/** GET …/info/my; null for who has no contest level. */
export const contestInfo = z.object({
  readingLevel: z.string(),
  contestLevelCode: z.string(),
  contestLevelName: z.string(),
  /** Null before the first points. */
  rankNo: wholeOrNone,
  /** Share of the readers of this level at or above this place, from 1 per cent. */
  topPercent: wholeOrNone,
  participantCount: z.int(),
  point: z.int(),
  /** Of what all round books can pay. */
  readingRateByPoint: rate,
  /** Of what the missions done could pay. */
  answerRateByPoint: rate,
  completionPoint: z.int(),
  completedYn: z.enum(['Y', 'N']),
  /** Best later week over the first week; null before a second one. */
  growthPoint: wholeOrNone,
  /** Results that wait to be looked at, and what they would bring. */
  heldCount: z.int(),
  heldPoint: z.int(),
  todayCount: z.int(),
  dailyCap: z.int(),
  listedYn: z.enum(['Y', 'N']),
  currentDate: instant,
});
export type ContestInfo = z.infer<typeof contestInfo>;

const historyBook = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  bookImagePath: z.string(),
  /** When the last of its missions was handed in. */
  diagnosisDatetime: instant,
  puzzlePoint: z.int(),
  matchingPoint: z.int(),
  oxPoint: z.int(),
  quizPoint: z.int(),
  totalPoint: z.int(),
  /** Null for a mission that was not handed in. */
  puzzleRate: rate.nullable(),
  matchingRate: rate.nullable(),
  oxRate: rate.nullable(),
  quizRate: rate.nullable(),
  /** Over the missions handed in; null when none of them is known any more. */
  averageRate: rate.nullable(),
  /** Points that wait to be looked at. */
  heldPoint: z.int(),
});
/** GET …/history/my: every week, also those without a book. Of the contest shown, else of the newest the student joined. */
export const contestHistory = z.object({
  items: z.array(
    z.object({
      ...roundDays,
      roundLevel: z.object({ books: z.array(historyBook) }),
      /** Corrections by an operator, with their sign; the reason is in the reviews. */
      correctionPoint: z.int(),
      totalPoint: z.int(),
    }),
  ),
  point: z.int(),
  currentDate: instant,
});
export type ContestHistory = z.infer<typeof contestHistory>;
export type ContestHistoryBook = z.infer<typeof historyBook>;

/* ---- Ranking ---- */

/** Names and ids are masked for everybody; nothing leads back to an account. */
export const rankingItem = z.object({
  rankNo: z.int(),
  accountName: z.string(),
  accountId: z.string(),
  point: z.int(),
  answerRateByPoint: rate,
  myYn: z.enum(['Y', 'N']),
});
export type RankingItem = z.infer<typeof rankingItem>;
export const growthItem = rankingItem
  .pick({ rankNo: true, accountName: true, accountId: true, myYn: true })
  .extend({ growthPoint: z.int() });

/** GET …/rank; 404 for who has no contest level. */
export const contestRank = z.object({
  contestLevelCode: z.string(),
  contestLevelName: z.string(),
  participantCount: z.int(),
  /** The top ten of the same contest level. */
  items: z.array(rankingItem),
  /** My own row; null before the first points. */
  me: rankingItem.nullable(),
  /** Three before and three after me, me among them; empty before the first points. */
  neighbours: z.array(rankingItem),
  /** The top ten by gain over their own first week. */
  growth: z.object({ items: z.array(growthItem), myGrowthPoint: wholeOrNone }),
  listedYn: z.enum(['Y', 'N']),
  currentDate: instant,
});
export type ContestRank = z.infer<typeof contestRank>;

/** PUT …/listing/my: whether others see me in lists. Places and prizes are the same either way. */
export const listingBody = z.strictObject({ listedYn: z.enum(['Y', 'N']) });

/* ---- Certificate ---- */

/** What stands on the certificate of a contest that the student has completed. */
export const contestCertificate = z.object({
  certificateNo: z.string(),
  readingGameContestNo: z.int(),
  title: z.string(),
  name: z.string(),
  contestLevelName: z.string(),
  /** Null where all read the same books: nobody's level was measured. */
  readingLevel: z.string().nullable(),
  point: z.int(),
  completionPoint: z.int(),
  answerRateByPoint: rate,
  /** Final only once the contest is over; null before. */
  rankNo: wholeOrNone,
  gameStartDate: seoulDayKey,
  gameEndDate: seoulDayKey,
  /** The day the completion points were reached, or the last points came. */
  completedDate: seoulDayKey,
});
export type ContestCertificate = z.infer<typeof contestCertificate>;

/** GET …/certificates/my: of the contest shown now first, then of the newest; none before the first completion. */
export const contestCertificates = z.object({ items: z.array(contestCertificate) });
export type ContestCertificates = z.infer<typeof contestCertificates>;

export const certificateParams = z.strictObject({ certificateNo: z.string().regex(/^[0-9]{1,15}(-[0-9A-Z]{4}){3}$/) });
/** GET …/certificates/{certificateNo}, for whoever holds the paper: no name, no id. */
export const certificateCheck = z.object({
  valid: z.literal(true),
  title: z.string(),
  contestLevelName: z.string(),
  point: z.int(),
  gameStartDate: seoulDayKey,
  gameEndDate: seoulDayKey,
});
