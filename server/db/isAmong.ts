import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './Db.ts';
import { engineOf } from './engineOf.ts';

/**
 * `column in (…)` for a list of any length in a text that stays the same, for `compileOnce`.
 *
 * @param column as it is written in the query, such as `book.book_no`
 * @param list numbers, or texts on a column of texts
 */
export function isAmong(db: Db, column: string, list: readonly (number | string)[]): Expression<SqlBool> {
  const among: RawBuilder<SqlBool> =
    engineOf(db) === 'sqlite'
      ? sql`${sql.ref(column)} in (select value from json_each(${list}))`
      : sql`${sql.ref(column)} = any(${list})`;
  return among;
}
