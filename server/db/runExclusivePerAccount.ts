import type { Db } from './Db.ts';
import { rootOf } from './joinReads.ts';

/** The end of the line of each account or login name, by database. */
const lines = new WeakMap<Db, Map<number | string, Promise<void>>>();

/**
 * Runs the work of one account one after the other, in the order it came; accounts do not wait for each other. On
 * PostgreSQL two transactions over the same purse would only make each other run again, and while they wait here they
 * hold no connection. What keeps money safe are the conditions in the database, also between several processes: this
 * is about speed.
 *
 * @param account its number, or a text for a line of its own, such as a site and login name
 */
export function runExclusivePerAccount<T>(db: Db, account: number | string, work: () => Promise<T>): Promise<T> {
  const root = rootOf(db);
  const line = lines.get(root) ?? new Map<number | string, Promise<void>>();
  lines.set(root, line);
  const done = (line.get(account) ?? Promise.resolve()).then(work);
  const end = done.then(
    () => {},
    () => {},
  );
  line.set(account, end);
  void end.then(() => {
    if (line.get(account) === end) line.delete(account);
  });
  return done;
}
