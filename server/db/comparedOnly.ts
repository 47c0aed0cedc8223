import { type Expression, sql } from 'kysely';
import type { Db } from './Db.ts';
import { engineOf } from './engineOf.ts';

/**
 * A column that is compared, and by whose index nobody looks rows up: where another condition finds far fewer. The
 * embedded database is never analysed and may take an index for a few rows that gives thousands; PostgreSQL knows better.
 *
 * @param column as it is written in the query, such as `account.academy_no`
 */
export function comparedOnly<T extends number | string>(db: Db, column: string): Expression<T> {
  return engineOf(db) === 'sqlite' ? sql<T>`+${sql.ref(column)}` : sql.ref<T>(column);
}
