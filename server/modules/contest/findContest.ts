import type { ContestQuery } from '#contract/contest.ts';
import type { SiteName } from '#contract/site.ts';
import { roundSpan } from '#domain/contest/ContestRound.ts';
import { withReplacements } from '#domain/contest/chooseReserves.ts';
import { completionPoint, isCompleted } from '#domain/contest/completionPoint.ts';
import { isForReader } from '#domain/contest/contestScope.ts';
import { contestStartsAt, contestsInOrder } from '#domain/contest/contestStatus.ts';
import { listedBooks } from '#domain/contest/listedBooks.ts';
import type { Context, SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readInstitutionContests, readSiteContests } from './readSiteContests.ts';
import { contestParticipants, type Participant, type StoredPlace } from './repositories/contestParticipants.ts';
import { contests, type StoredContest } from './repositories/contests.ts';

/** For a call about a contest that is not there. */
export const NO_CONTEST = '지금은 열린 대회가 없어요.';

/** A contest level with its books. */
export type StoredLevel = StoredContest['content']['levels'][number];

export interface MyContest {
  contest: StoredContest;
  /** With the books that this reader has. */
  level: StoredLevel;
  me: Participant;
}

/** A contest that concerns somebody. */
export interface FoundContest {
  contest: StoredContest;
  /** Null before joining. */
  mine: MyContest | null;
}

/** What concerns the signed-in student, in the order in which contests are shown. */
export interface FoundContests {
  found: FoundContest[];
  place: StoredPlace;
}

/** The contest that a site shows to everybody now; null when it has none. */
export async function findSiteContest(
  { db, now }: Pick<Context, 'db' | 'now'>,
  site: SiteName,
): Promise<StoredContest | null> {
  const all = await readSiteContests(db, now);
  return (
    contestsInOrder(
      all.filter(({ sites }) => sites.includes(site)),
      now,
    )[0] ?? null
  );
}

/** Every contest that the student may join or has joined: of the site, of the institution and of the class. */
export async function findContests({
  db,
  now,
  site,
  accountNo,
}: Pick<SignedInContext, 'db' | 'now' | 'site' | 'accountNo'>): Promise<FoundContests> {
  const { place, joined: participants } = await contestParticipants.ofReader(db, accountNo);
  const { academyNo } = place;
  const own = academyNo === null ? [] : await readInstitutionContests(db, academyNo, now);
  const joined = new Map(participants.map((me) => [me.contestNo, me]));
  const near = [...(await readSiteContests(db, now)), ...own].filter((contest) => contest.sites.includes(site));
  const concerned = near.filter((contest) => joined.has(contest.contestNo) || isForReader(contest, { site, ...place }));
  const left = [...joined.keys()].filter((contestNo) => !near.some((contest) => contest.contestNo === contestNo));
  const elsewhere = (await contests.findMany(db, left)).filter(
    (contest) => contest.state === 'PUBLISHED' && contest.sites.includes(site),
  );
  const found = contestsInOrder([...concerned, ...elsewhere], now).map((contest) => ({
    contest,
    mine: asMine(contest, joined.get(contest.contestNo)),
  }));
  return { found, place };
}

/** The contest that a call is about; null when there is none. */
export async function findContest(context: SignedInContext, asked: ContestQuery): Promise<FoundContest | null> {
  const { found } = await findContests(context);
  return chosenOf(found, asked);
}

/** The contest that a call is about among those found; null when there is none. */
export function chosenOf(found: readonly FoundContest[], { readingGameContestNo }: ContestQuery): FoundContest | null {
  if (readingGameContestNo === undefined) return found[0] ?? null;
  return found.find(({ contest }) => contest.contestNo === readingGameContestNo) ?? null;
}

/** @throws AppError NOT_FOUND when there is none, or it is not for the student */
export async function requireContest(context: SignedInContext, asked: ContestQuery): Promise<FoundContest> {
  const found = await findContest(context, asked);
  if (found === null) throw new AppError('NOT_FOUND', { message: NO_CONTEST });
  return found;
}

/** Points that complete the contest at a level. */
export function completionPointOf(level: StoredLevel): number {
  return completionPoint(level.books.map(({ maxPoint }) => maxPoint));
}

export function hasCompleted({ level, me }: Pick<MyContest, 'level' | 'me'>): boolean {
  return isCompleted(me.point, completionPointOf(level));
}

/** A student in one contest; null without a contest level. */
export async function findMyContest(
  { db, accountNo }: Pick<SignedInContext, 'db' | 'accountNo'>,
  contest: StoredContest,
): Promise<MyContest | null> {
  return asMine(contest, await contestParticipants.find(db, contest.contestNo, accountNo));
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

/** A book of the reader's list with its week; undefined for any other book. */
export function findMyBook({ contest, level }: Pick<MyContest, 'contest' | 'level'>, bookNo: number) {
  const book = level.books.find((one) => one.bookNo === bookNo);
  const round = contest.content.rounds.find(({ roundNo }) => roundNo === book?.roundNo);
  return book && round && { book, round, span: roundSpan(round, contest) };
}

/** @throws AppError NOT_FOUND when there is no contest, or the student has not joined it */
export async function requireMyContest(context: SignedInContext, asked: ContestQuery): Promise<MyContest> {
  const { mine } = await requireContest(context, asked);
  if (mine === null) throw new AppError('NOT_FOUND', { message: '아직 대회에 참가하지 않았어요.' });
  return mine;
}

/** Those that the student took part in: the one shown first, then the newest. */
export function joinedOf(found: readonly FoundContest[]): MyContest[] {
  const shown = found[0]?.contest;
  const order = ({ contest }: MyContest) => (contest === shown ? Number.POSITIVE_INFINITY : contestStartsAt(contest));
  return found.flatMap(({ mine }) => mine ?? []).toSorted((one, other) => order(other) - order(one));
}

/**
 * The student in the contest that is asked about or, where none is named, for who is not in the one shown first, in the
 * newest one: what was reached there is still to be seen when the next one has been published.
 *
 * @throws AppError NOT_FOUND when there is no contest, or the student has joined none of them
 */
export async function requireMyNewestContest(context: SignedInContext, asked: ContestQuery): Promise<MyContest> {
  const { found } = await findContests(context);
  const chosen = chosenOf(found, asked);
  const mine = asked.readingGameContestNo === undefined ? (joinedOf(found)[0] ?? null) : (chosen?.mine ?? null);
  if (chosen === null) throw new AppError('NOT_FOUND', { message: NO_CONTEST });
  if (mine === null) throw new AppError('NOT_FOUND', { message: '아직 대회에 참가하지 않았어요.' });
  return mine;
}
