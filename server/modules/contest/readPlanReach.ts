import type { ContestContent } from '#contract/contestContent.ts';
import type { ContestHost } from '#domain/contest/contestScope.ts';
import { CONTEST_TUNING } from '#domain/contest/contestTuning.ts';
import { type PlanReach, planReach } from '#domain/contest/planReach.ts';
import type { Db } from '#server/db/Db.ts';
import { contestBooks } from './repositories/contestBooks.ts';
import { contestReaders } from './repositories/contestReaders.ts';

/** How far the books of one level reach. */
export interface LevelReach extends PlanReach {
  code: string;
  name: string;
}

/** For each level of a contest to be, what its readers of the last 90 days would lack. */
export async function readPlanReach(
  db: Db,
  host: ContestHost,
  { levels }: Pick<ContestContent, 'levels'>,
  now: number,
): Promise<LevelReach[]> {
  const since = now - CONTEST_TUNING.activeSpan;
  const reaches: LevelReach[] = [];
  for (const level of levels) {
    const spare = await contestBooks.ofLevels(db, level.levels);
    const bookNos = [...new Set([...level.books, ...level.reserves, ...spare].map(({ bookNo }) => bookNo))];
    const histories = await contestReaders.bookHistories(db, { host, levels: level.levels, since }, bookNos);
    reaches.push({ code: level.code, name: level.name, ...planReach(level, histories, spare) });
  }
  return reaches;
}
