import { sql } from 'kysely';
import type { Engine } from '#server/db/Engine.ts';

/** Whole numbers `n` from `first` to `last`, to select from, in the words of each database. */
export const numbersUpTo = (engine: Engine, first: number, last: number) =>
  engine === 'sqlite'
    ? sql`(with recursive counting(n) as (select ${sql.lit(first)} union all select n + 1 from counting where n < ${last})
        select n from counting)`
    : sql`(select generate_series(${sql.lit(first)}, cast(${last} as bigint)) as n)`;
