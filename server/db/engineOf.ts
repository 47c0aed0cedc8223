import { SqliteAdapter } from 'kysely';
import type { Db } from './Db.ts';
import type { Engine } from './Engine.ts';

/** Which engine a database, a transaction of it or a view of it runs on. */
export function engineOf(db: Db): Engine {
  return db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
}
