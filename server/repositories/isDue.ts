import type { Expression, ExpressionBuilder, SqlBool, StringReference } from 'kysely';

/**
 * Rows that are due, and those planned further ahead than anything is ever planned: the clock was set back since, and
 * they would wait until it is where it was.
 *
 * @param longest milliseconds from a plan to its time, at most
 */
export function isDue<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  column: StringReference<DB, TB>,
  { now, longest }: { now: number; longest: number },
): Expression<SqlBool> {
  return eb.or([eb(column, '<=', now as never), eb(column, '>', (now + longest) as never)]);
}
