import { MINUTE } from '#domain/time/duration.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AnswerTally, type TalliedItem } from './AnswerTally.ts';
import { countMark } from './countMark.ts';
import type { CountMark } from './repositories/attemptsToCount.ts';
import { itemAnswerCounts } from './repositories/itemAnswerCounts.ts';
import { tallyDiagnoses } from './tallyDiagnoses.ts';
import { tallyLevelTests } from './tallyLevelTests.ts';
import { tallyMissions } from './tallyMissions.ts';

/** Hand-ins counted in one transaction. */
const BATCH = 200;
/** What was handed in later is left for the next run: an earlier one may not be committed yet. */
const SETTLED = 10 * MINUTE;

/**
 * Adds the answers of one batch to the tally.
 *
 * @returns up to where it went; null when there was nothing more
 */
export type TallyBatch = (
  db: Db,
  tally: AnswerTally,
  range: { after: CountMark; until: number; limit: number },
) => Promise<CountMark | null>;

const kinds: readonly { what: string; tallyBatch: TallyBatch }[] = [
  { what: 'missions', tallyBatch: tallyMissions },
  { what: 'diagnoses', tallyBatch: tallyDiagnoses },
  { what: 'level-tests', tallyBatch: tallyLevelTests },
];

/**
 * Counts every answer that was handed in since the last run, once: counts and the place up to which they go are written
 * together.
 *
 * @returns the items that got new answers, each once
 */
export async function countItemAnswers(db: Db, now: number, isStopping: () => boolean): Promise<TalliedItem[]> {
  const touched = new Map<string, TalliedItem>();
  for (const { what, tallyBatch } of kinds) {
    while (!isStopping()) {
      const tally = new AnswerTally();
      const reached = await withTransaction(db, async (trx) => {
        const range = { after: await countMark.read(trx, what), until: now - SETTLED, limit: BATCH };
        const mark = await tallyBatch(trx, tally, range);
        if (mark === null) return null;
        await itemAnswerCounts.add(trx, tally.counts);
        await countMark.write(trx, what, mark);
        return mark;
      });
      if (reached === null) break;
      for (const tallied of tally.items) touched.set(JSON.stringify(tallied.name), tallied);
    }
  }
  return [...touched.values()];
}
