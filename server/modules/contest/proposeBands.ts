import type { ContestPlan } from '#contract/contestPlan.ts';
import type { PlanSize } from '#domain/contest/checkContestPlan.ts';
import type { ContestHost } from '#domain/contest/contestScope.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { listedBooks } from '#domain/contest/listedBooks.ts';
import { type CandidateBook, proposePlan } from '#domain/contest/proposePlan.ts';
import type { Db } from '#server/db/Db.ts';
import { readPublishedContests } from './readPublishedContests.ts';
import { contestBooks } from './repositories/contestBooks.ts';
import { contestReaders } from './repositories/contestReaders.ts';
import { contests } from './repositories/contests.ts';

type Band = ContestPlan['bands'][number];

interface Wanted {
  /** Whose readers and whose earlier contests count. */
  host: ContestHost;
  levels: readonly Pick<Band, 'code' | 'name' | 'levels'>[];
  size: PlanSize;
  seed: number;
  now: number;
}

/** The books of a contest by level and week: those that were in the fewest contests and that the fewest have begun. */
export async function proposeBands(db: Db, { host, levels, size, seed, now }: Wanted): Promise<Band[]> {
  const bands: Band[] = [];
  for (const { code, name, levels: own } of levels) {
    const candidates = await readCandidates(db, host, own, now);
    const [proposed] = proposePlan([{ code, name, levels: own }], candidates, size, seed);
    if (proposed) bands.push(toBand(proposed));
  }
  return bands;
}

/** Every book of these reading levels with what speaks against it for these readers. */
export async function readCandidates(
  db: Db,
  host: ContestHost,
  levels: readonly string[],
  now: number,
): Promise<CandidateBook[]> {
  const books = await contestBooks.ofLevels(db, levels);
  const before = (host.academyNo === null ? await contests.list(db) : await readPublishedContests(db, host.academyNo))
    .filter(({ academyNo }) => academyNo === host.academyNo)
    .map(({ content }) => new Set(listedBooks(content.levels).map(({ bookNo }) => bookNo)));
  const histories = await contestReaders.bookHistories(
    db,
    { host, levels, since: now - CONTEST_TUNING.activeSpan },
    books.map(({ bookNo }) => bookNo),
  );
  return books.map((book) => ({
    ...book,
    contestCount: before.filter((listed) => listed.has(book.bookNo)).length,
    readerCount: histories.filter((begun) => begun.has(book.bookNo)).length,
  }));
}

type Proposed = ReturnType<typeof proposePlan<Pick<Band, 'code' | 'name' | 'levels'>>>[number];
const toBand = ({ code, name, levels, weeks, reserves }: Proposed): Band => ({
  code,
  name,
  levels: [...levels],
  weeks: weeks.map((week) => [...week]),
  reserves: reserves.map((week) => [...week]),
});
