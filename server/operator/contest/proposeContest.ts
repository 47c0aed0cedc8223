import type { ContestPlan } from '#contract/contestPlan.ts';
import { siteNames } from '#contract/site.ts';
import { SITE_PLAN_SIZE } from '#domain/contest/checkContestPlan.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { listedBooks } from '#domain/contest/listedBooks.ts';
import { proposePlan } from '#domain/contest/proposePlan.ts';
import { contestBooks, contestReaders, contests } from '#server/modules/contest/public.ts';
import type { Db } from '../../db/Db.ts';

/**
 * A plan for the next contest, of the books that were in the fewest contests and that the fewest readers have begun.
 *
 * @param like a plan whose levels it takes
 */
export async function proposeContest(db: Db, like: ContestPlan, seed: number, now: number): Promise<ContestPlan> {
  const earlier = (await contests.list(db)).map(
    ({ content }) => new Set(listedBooks(content.levels).map(({ bookNo }) => bookNo)),
  );
  const bands: ContestPlan['bands'] = [];
  for (const { code, name, levels } of like.bands) {
    const books = await contestBooks.ofLevels(db, levels);
    const readers = { sites: siteNames, levels, since: now - CONTEST_TUNING.activeSpan };
    const histories = await contestReaders.bookHistories(
      db,
      readers,
      books.map(({ bookNo }) => bookNo),
    );
    const candidates = books.map((book) => ({
      ...book,
      contestCount: earlier.filter((listed) => listed.has(book.bookNo)).length,
      readerCount: histories.filter((begun) => begun.has(book.bookNo)).length,
    }));
    const [proposed] = proposePlan([{ code, name, levels }], candidates, SITE_PLAN_SIZE, seed);
    if (proposed) bands.push(toBand(proposed));
  }
  return { planId: 'proposal', name: '다음 대회', status: 'READY', bands };
}

type Proposed = ReturnType<typeof proposePlan<Pick<ContestPlan['bands'][number], 'code' | 'name' | 'levels'>>>[number];
const toBand = ({ code, name, levels, weeks, reserves }: Proposed): ContestPlan['bands'][number] => ({
  code,
  name,
  levels: [...levels],
  weeks: weeks.map((week) => [...week]),
  reserves: reserves.map((week) => [...week]),
});
