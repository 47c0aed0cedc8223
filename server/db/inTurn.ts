import type { Db } from './Db.ts';

/** The end of the line of each account, by database. */
const lines = new WeakMap<Db, Map<number, Promise<void>>>();

/**
 * Runs the work of one account one after the other, in the order it came; accounts do not wait for each other. On
 * PostgreSQL two transactions over the same purse would only make each other run again, and while they wait here they
 * hold no connection. What keeps money safe are the conditions in the database, also between several processes: this
 * is about speed.
 */
export function inTurn<T>(db: Db, accountNo: number, work: () => Promise<T>): Promise<T> {
  const line = lines.get(db) ?? new Map<number, Promise<void>>();
  lines.set(db, line);
  const done = (line.get(accountNo) ?? Promise.resolve()).then(work);
  const end = done.then(
    () => {},
    () => {},
  );
  line.set(accountNo, end);
  void end.then(() => {
    if (line.get(accountNo) === end) line.delete(accountNo);
  });
  return done;
}
