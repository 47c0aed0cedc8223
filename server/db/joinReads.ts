import { type Dialect, type Driver, Kysely } from 'kysely';
import type { Db } from './Db.ts';
import { JoiningExecutor } from './JoiningExecutor.ts';
import type { Tables } from './schema/Tables.ts';

const roots = new WeakMap<Db, Db>();

/** Never asked: queries go to the executor. */
const unused = {} as Dialect & Driver;

/**
 * A view of a database for one request: reads of `compileOnce` that are asked at the same time, as by `Promise.all`, go
 * out as one statement. They then show one state of the data, and cost one round trip. Everything else goes out as it is
 * asked: in a view of a transaction, whoever writes waits for the reads before.
 */
export function joinReads(db: Db): Db {
  if (roots.has(db)) return db;
  const view = new Kysely<Tables>({
    config: { dialect: unused },
    driver: unused,
    dialect: unused,
    executor: new JoiningExecutor(db.getExecutor()),
  });
  roots.set(view, db);
  return view;
}

export function isView(db: Db): boolean {
  return roots.has(db);
}

/** The database or transaction behind a view; any other itself. For what is kept per database, and for transactions. */
export function rootOf(db: Db): Db {
  return roots.get(db) ?? db;
}
