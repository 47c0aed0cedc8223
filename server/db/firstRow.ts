import type { QueryResult } from 'kysely';

/** The row of an answer that always has one, such as a count. @throws Error where there is none */
export function firstRow<R>({ rows }: QueryResult<R>): R {
  const [row] = rows;
  if (row === undefined) throw new Error('there is no such row');
  return row;
}
