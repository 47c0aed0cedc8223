import type { SiteName } from '#contract/site.ts';
import { roundSpan } from '#domain/contest/ContestRound.ts';
import { withReplacements } from '#domain/contest/chooseReserves.ts';
import { completionPoint, isCompleted } from '#domain/contest/completionPoint.ts';
import { contestStartsAt, contestToShow } from '#domain/contest/contestStatus.ts';
import { listedBooks } from '#domain/contest/listedBooks.ts';
import type { Context, SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readContests } from './readContests.ts';
import { contestParticipants, type Participant } from './repositories/contestParticipants.ts';
import type { StoredContest } from './repositories/contests.ts';

/** A contest level with its books. */
export type StoredLevel = StoredContest['content']['levels'][number];

/** The contest that a site shows now; null when it has none. */
export async function findContest(
  { db, now }: Pick<Context, 'db' | 'now'>,
  site: SiteName,
): Promise<StoredContest | null> {
  const all = await readContests(db, now);
  return contestToShow(
    all.filter(({ sites }) => sites.includes(site)),
    now,
  );
}

/** @throws AppError NOT_FOUND when the site has none */
export async function requireContest(
  context: Pick<Context, 'db' | 'now'> & { site: SiteName },
): Promise<StoredContest> {
  const contest = await findContest(context, context.site);
  if (contest === null) throw new AppError('NOT_FOUND', { message: '지금은 열린 대회가 없어요.' });
  return contest;
}

export interface MyContest {
  contest: StoredContest;
  /** With the books that this reader has. */
  level: StoredLevel;
  me: Participant;
}

/** Points that complete the contest at a level. */
export function completionPointOf(level: StoredLevel): number {
  return completionPoint(level.books.map(({ maxPoint }) => maxPoint));
}

export function hasCompleted({ level, me }: Pick<MyContest, 'level' | 'me'>): boolean {
  return isCompleted(me.point, completionPointOf(level));
}

/** The signed-in student in the contest shown now; null without a contest level. */
export async function findMyContest(
  context: Pick<SignedInContext, 'db' | 'accountNo'>,
  contest: StoredContest,
): Promise<MyContest | null> {
  return asMine(contest, await contestParticipants.find(context.db, contest.contestNo, context.accountNo));
}

function asMine(contest: StoredContest, me: Participant | undefined): MyContest | null {
  const level = me && contest.content.levels.find(({ code }) => code === me.levelCode);
  if (me === undefined || level === undefined) return null;
  return { contest, level: { ...level, books: [...withReplacements(level.books, me.replacements)] }, me };
}

/** Whether a reader of the contest can have this book: one of a level's, a reserve, or what took its place. */
export function isContestBook({ content }: Pick<StoredContest, 'content'>, bookNo: number): boolean {
  return listedBooks(content.levels).some((book) => book.bookNo === bookNo);
}

/** Those of these contests that the signed-in student has joined, in their order. */
export async function findJoined(
  { db, accountNo }: Pick<SignedInContext, 'db' | 'accountNo'>,
  contests: readonly StoredContest[],
): Promise<MyContest[]> {
  const mine = new Map((await contestParticipants.ofAccount(db, accountNo)).map((me) => [me.contestNo, me]));
  return contests.flatMap((contest) => asMine(contest, mine.get(contest.contestNo)) ?? []);
}

/** A book of the reader's list with its week; undefined for any other book. */
export function findMyBook({ contest, level }: Pick<MyContest, 'contest' | 'level'>, bookNo: number) {
  const book = level.books.find((one) => one.bookNo === bookNo);
  const round = contest.content.rounds.find(({ roundNo }) => roundNo === book?.roundNo);
  return book && round && { book, round, span: roundSpan(round, contest) };
}

/** @throws AppError NOT_FOUND when the site has no contest, or the student has not joined it */
export async function requireMyContest(context: SignedInContext): Promise<MyContest> {
  const mine = await findMyContest(context, await requireContest(context));
  if (mine === null) throw new AppError('NOT_FOUND', { message: '아직 대회에 참가하지 않았어요.' });
  return mine;
}

/** Every contest of the site that the signed-in student took part in: the one shown now first, then the newest. */
export async function findMyContests(context: SignedInContext): Promise<MyContest[]> {
  const { db, now, site } = context;
  const contests = (await readContests(db, now)).filter(({ sites }) => sites.includes(site));
  const shown = contestToShow(contests, now);
  const order = (contest: StoredContest) => (contest === shown ? Number.POSITIVE_INFINITY : contestStartsAt(contest));
  return findJoined(
    context,
    contests.toSorted((one, other) => order(other) - order(one)),
  );
}

/**
 * The signed-in student in the contest shown now or, for who is not in it, in the newest one of the site that the
 * student took part in: what was reached there is still to be seen when the next one has been published.
 */
export async function findMyNewestContest(context: SignedInContext): Promise<MyContest | null> {
  return (await findMyContests(context))[0] ?? null;
}

/** @throws AppError NOT_FOUND when the site has no contest, or the student has joined none of them */
export async function requireMyNewestContest(context: SignedInContext): Promise<MyContest> {
  const mine = await findMyNewestContest(context);
  // Decides which of both it is.
  return mine ?? requireMyContest(context);
}
