import { setImmediate as nextTurn } from 'node:timers/promises';
import { measureItem } from '#domain/item-statistics/measureItem.ts';
import type { Db } from '#server/db/Db.ts';
import { countItemAnswers } from './countItemAnswers.ts';
import { itemAnswerCounts } from './repositories/itemAnswerCounts.ts';
import { itemMeasures } from './repositories/itemMeasures.ts';

/**
 * Counts the answers since the last run and measures every item that got some. Where a run breaks off between the two,
 * an item is measured with its next answer.
 */
export async function refreshItemStatistics(db: Db, now: number, isStopping: () => boolean): Promise<void> {
  for (const { name, item, writerRaq } of await countItemAnswers(db, now, isStopping)) {
    if (isStopping()) return;
    const counts = await itemAnswerCounts.ofItem(db, name);
    const { answers, raq, error, misfit } = measureItem({ key: item.key, asks: item.asks, writerRaq }, counts);
    await itemMeasures.save(db, { ...name, answers, raq, error, misfit }, now);
    // A few milliseconds of arithmetic an item: requests go in between.
    await nextTurn();
  }
}
