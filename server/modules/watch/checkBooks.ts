import type { Db } from '#server/db/Db.ts';
import { bookkeeping } from './repositories/bookkeeping.ts';

/** Accounts; some thousand rows each, which the embedded database adds up while everybody else waits. */
const AT_A_TIME = 50;
/** Problems that are listed; beyond them only the number matters. */
const MAX_LISTED = 20;

/**
 * Adds up every ledger: money and tickets by their rules, points page by page, so that nobody waits for long on the
 * embedded database. Changes nothing.
 *
 * @param isStopping asked between pages
 * @returns null when it was stopped before the end
 */
export async function checkBooks(
  db: Db,
  isStopping: () => boolean = () => false,
): Promise<{ count: number; listed: string[] } | null> {
  const problems = await bookkeeping.moneyProblems(db);
  for (let after = 0; ; ) {
    if (isStopping()) return null;
    const until = await bookkeeping.pageEnd(db, after, AT_A_TIME);
    if (until === undefined) break;
    problems.push(...(await bookkeeping.pointProblems(db, { after, until })));
    after = until;
    // The embedded database answers at once: without this nobody else would get a turn between pages.
    await new Promise((next) => setImmediate(next));
  }
  return { count: problems.length, listed: problems.slice(0, MAX_LISTED) };
}
