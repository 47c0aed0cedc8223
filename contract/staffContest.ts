import { z } from 'zod';
import { contestScopes } from '#domain/contest/contestScope.ts';
import { contestStatuses } from '#domain/contest/contestStatus.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { ownPlanSize } from '#domain/contest/ownPlanSize.ts';
import { teamItem } from './contestTeams.ts';
import { instant, paged, pageQuery, seoulDayKey } from './envelope.ts';
import { institutionParams } from './staff.ts';
import { storedText } from './storedText.ts';

const number = z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER);
const { weeks, booksAWeek, chosenAWeek } = ownPlanSize;
const weekCount = z.int().min(weeks.least).max(weeks.most);

export const staffContestParams = institutionParams.extend({ contestNo: number });

/** Where the books of a contest come from: a plan that ships, a proposal from the library, or the teacher's own choice. */
const bookSource = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('PLAN'), planId: z.string().max(60), weeks: weekCount }),
  z.strictObject({
    source: z.literal('PROPOSAL'),
    weeks: weekCount,
    booksAWeek: z.int().min(booksAWeek.least).max(booksAWeek.most),
    /** Another one draws equal candidates in another order. */
    seed: z.int().min(0).max(0x7fffffff),
  }),
  z.strictObject({
    source: z.literal('OWN'),
    /** Books by week; everybody reads the same. */
    weeks: z
      .array(z.array(z.int().min(1)).min(1).max(chosenAWeek))
      .min(weeks.least)
      .max(weeks.most),
  }),
]);
export type ContestBookSource = z.infer<typeof bookSource>;

const given = {
  /** Null for everybody of the institution. */
  classNos: z.array(z.int().min(1)).min(1).max(100).nullable(),
  startDay: seoulDayKey,
  books: bookSource,
};

/** POST …/contest-drafts: what such a contest would be. Stores nothing. */
export const contestDraftBody = z.strictObject(given);
const plannedBook = z.object({
  bookNo: z.int(),
  bookName: z.string(),
  readingLevel: z.string(),
  maxPoint: z.int(),
});
const plannedWeek = z.object({
  roundNo: z.int(),
  startDay: seoulDayKey,
  endDay: seoulDayKey,
  books: z.array(plannedBook),
  /** For pupils who have read one of the books before. */
  reserves: z.array(plannedBook),
});
const plannedLevel = z.object({
  code: z.string(),
  name: z.string(),
  completionPoint: z.int(),
  weeks: z.array(plannedWeek),
});
/** A level with what its pupils of the last 90 days would lack. */
const draftLevel = plannedLevel.extend({ readers: z.int(), lacking: z.int(), belowFinish: z.int() });
export const contestDraft = z.object({
  endDay: seoulDayKey,
  pupilCount: z.int(),
  levels: z.array(draftLevel),
  /** Pupils who could not reach the completion points: whoever gives the contest agrees to their number. */
  belowFinish: z.int(),
});
export type ContestDraft = z.infer<typeof contestDraft>;

/** PUT …/contests: gives it; a request with the same key gives nothing more. */
export const giveContestBody = z.strictObject({
  ...given,
  requestKey: z.string().regex(/^[\w-]{16,64}$/),
  title: storedText().trim().min(2).max(40),
  prizes: storedText().trim().max(300),
  dailyCap: z.int().min(1).max(CONTEST_TUNING.largestDailyCap),
  /** Pupils who may be unable to reach the completion points. */
  leaveBehind: z.int().min(0).max(100_000),
});
export type GiveContestBody = z.infer<typeof giveContestBody>;
export const givenContest = z.object({ contestNo: z.int() });

/** GET …/contest-plans: the plans that ship. */
export const contestPlans = z.object({
  items: z.array(z.object({ planId: z.string(), name: z.string(), weeks: z.int(), levelNames: z.array(z.string()) })),
  /** In Seoul, by the server's clock: the first day on which a contest may start. */
  today: seoulDayKey,
});
export type ContestPlans = z.infer<typeof contestPlans>;

const summary = {
  contestNo: z.int(),
  title: z.string(),
  status: z.enum(contestStatuses),
  scope: z.enum(contestScopes),
  /** The institution or its classes. */
  hostName: z.string(),
  startDay: seoulDayKey,
  /** The last day on which it runs or ran. */
  endDay: seoulDayKey,
  staffName: z.string().nullable(),
  pupilCount: z.int(),
  joinedCount: z.int(),
};
export const staffContestSummary = z.object(summary);
export type StaffContestSummary = z.infer<typeof staffContestSummary>;
/** GET …/contests: of the institution and of classes in reach; those that run first. */
export const staffContestList = paged(staffContestSummary);
export type StaffContestList = z.infer<typeof staffContestList>;

/** GET …/contests/{contestNo} */
export const staffContestQuery = pageQuery.extend({
  roundNo: z.coerce.number<number>().int().min(1).max(100).optional(),
});
export const staffContest = z.object({
  ...summary,
  prizes: z.string().nullable(),
  dailyCap: z.int(),
  levels: z.array(plannedLevel),
  completedCount: z.int(),
  /** Results of pupils in reach that wait for a decision. */
  heldCount: z.int(),
  /** Whether the asker may end it or take it back. */
  mayChange: z.boolean(),
  teams: z.object({
    /** Null before the first week. */
    roundNo: z.int().nullable(),
    roundNos: z.array(z.int()),
    /** With a place; behind them classes in reach that are too small for one. */
    items: z.array(teamItem.omit({ myYn: true })),
    minPupils: z.int(),
  }),
  /** Pupils in reach who have joined, with their points, the most first. */
  readers: paged(
    z.object({
      accountNo: z.int(),
      name: z.string(),
      className: z.string().nullable(),
      contestLevelName: z.string(),
      point: z.int(),
      completionPoint: z.int(),
      growthPoint: z.int().nullable(),
      /** Points by week, in the order of the weeks. */
      weekPoints: z.array(z.int()),
    }),
  ),
  currentDate: instant,
});
export type StaffContest = z.infer<typeof staffContest>;
