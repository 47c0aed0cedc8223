import { type RawBuilder, sql } from 'kysely';
import type { PupilOrder } from '#contract/classroom.ts';
import { SEOUL_OFFSET } from '#domain/time/seoulParts.ts';
import type { Db } from '#server/db/Db.ts';
import { engineOf } from '#server/db/engineOf.ts';

type Part = RawBuilder<unknown>;

/** The last day of reading or handing in of the account of a query, '' for never (`lastDay`). Two looks into indexes. */
export function lastDayOf(db: Db): Part {
  const read = sql`(select max(day_key) from reading_day where reading_day.account_no = account.account_no)`;
  const at = sql`(select max(submitted_at) from mission_attempt where mission_attempt.account_no = account.account_no)`;
  // Seoul has no summer time.
  const handedIn =
    engineOf(db) === 'sqlite'
      ? sql`strftime('%Y-%m-%d', (${at} + ${sql.lit(SEOUL_OFFSET)}) / 1000, 'unixepoch')`
      : sql`to_char(to_timestamp((${at} + ${sql.lit(SEOUL_OFFSET)}) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`;
  const latest = engineOf(db) === 'sqlite' ? sql`max` : sql`greatest`;
  return sql`${latest}(coalesce(${read}, ''), coalesce(${handedIn}, ''))`;
}

/** By class, number and name: the order of a register. Whoever is in no class comes first. */
const REGISTER = [
  sql`coalesce(school_class.grade, '')`,
  sql`coalesce(school_class.name, '')`,
  sql`coalesce(class_membership.class_number, 9999)`,
  sql`account.name`,
  sql`account.account_no`,
];

/** By what a list of pupils is sorted first; equal ones follow the register. */
export function pupilOrder(db: Db, order: PupilOrder, descending: boolean): Part {
  const counted = (table: string, more: Part) =>
    sql`(select count(*) from ${sql.table(table)} as counted where counted.account_no = account.account_no ${more})`;
  const first: Record<PupilOrder, Part[]> = {
    CLASS: REGISTER.slice(0, 3),
    NAME: [sql`account.name`],
    NUMBER: [sql`coalesce(class_membership.class_number, 9999)`],
    LAST_DAY: [lastDayOf(db)],
    BOOKS: [counted('verification', sql``)],
    MISSIONS: [
      counted('mission_attempt', sql`and counted.status = 'SUBMITTED' and counted.round = 1 and counted.hidden = 0`),
    ],
    LEVEL: [sql`account.raq`],
    ID: [sql`account.account_id`],
  };
  const parts = first[order].map((part) => (descending ? sql`${part} desc` : part));
  return sql.join([...parts, ...REGISTER]);
}
