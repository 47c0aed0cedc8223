import { sql } from 'kysely';
import type { PupilOrder } from '#contract/classroom.ts';
import { compileByShape } from '#server/db/compileByShape.ts';
import type { Db } from '#server/db/Db.ts';
import { isAmong } from '#server/db/isAmong.ts';
import { containsText, partOfText } from '#server/repositories/containsText.ts';
import { type Classes, isPupilWithin, type Within } from '#server/repositories/isPupilWithin.ts';
import { lastDayOf, pupilOrder } from './pupilOrder.ts';
import { statusOf } from './statusOf.ts';

interface Found {
  accountNo: number;
  total: number;
}

/** Which pupils of an institution a list shows. */
export interface PupilSearch {
  classes: Classes;
  /** A part of a name or of a login name; of classes that it names, everybody is found. */
  text: string;
  classesNamed: readonly number[];
  order: PupilOrder;
  descending: boolean;
  limit: number;
  offset: number;
}

interface Page extends Within {
  /** What `like` compares names with; undefined: any. */
  pattern: string | undefined;
  classesNamed: readonly number[] | undefined;
  order: PupilOrder;
  descending: boolean;
  limit: number;
  offset: number;
}

const pageQuery = compileByShape(['classes', 'order'], (db, given: Page) => ({
  compile: () =>
    sql<Found>`
      select account.account_no as "accountNo", count(*) over () as total
      ${ofInstitution(db, given)} and account.status not in ('WITHDRAWAL', 'WITHDRAWAL_REQUEST')
        ${matching(db, given)}
      order by ${pupilOrder(db, given.order, given.descending)}
      limit ${given.limit} + 0 offset ${given.offset} + 0`.compile(db),
}));

interface Standing extends Within {
  activeSince: string;
  quietUntil: string;
  named: number;
}

const standingQuery = compileByShape(['classes'], (db, given: Standing) => ({
  compile: () =>
    sql<{ pupils: number; active: number; quiet: number; accountNo: number | null }>`
      with seen as materialized (
        select account.account_no, ${lastDayOf(db)} as last_day
        ${ofInstitution(db, given)} and ${statusOf(db, given)} = 'ACTIVE'
      )
      select counted.*, quietest.account_no as "accountNo"
      from (
        select count(*) as pupils,
          coalesce(sum(case when last_day >= ${given.activeSince} then 1 else 0 end), 0) as active,
          coalesce(sum(case when last_day <= ${given.quietUntil} then 1 else 0 end), 0) as quiet
        from seen
      ) as counted
      left join (
        select account_no, last_day from seen where last_day <= ${given.quietUntil}
        order by last_day, account_no limit ${given.named} + 0
      ) as quietest on true
      order by quietest.last_day, quietest.account_no`.compile(db),
}));

/** Who of an institution is shown. Its pupils are gone through, with a look into an index for each; only a few come out. */
export const pupilSearch = {
  /** One page of the numbers, and how many there are in all. */
  async page(db: Db, academyNo: number, asked: PupilSearch): Promise<{ accountNos: number[]; total: number }> {
    const { classes, text, classesNamed, order, descending, limit, offset } = asked;
    if (classes !== 'ALL' && classes.length === 0) return { accountNos: [], total: 0 };
    const found = {
      academyNo,
      classes,
      pattern: text === '' ? undefined : partOfText(text),
      classesNamed: text === '' || classesNamed.length === 0 ? undefined : classesNamed,
      order,
      descending,
    };
    const { rows } = await pageQuery(db, { ...found, limit, offset });
    // Behind the last page no row carries the total.
    const counted =
      rows[0] ?? (offset === 0 ? undefined : (await pageQuery(db, { ...found, limit: 1, offset: 0 })).rows[0]);
    return { accountNos: rows.map(({ accountNo }) => accountNo), total: Number(counted?.total ?? 0) };
  },

  /**
   * How many can sign in, how many of them read since a day, and who has not since another one: their number, and those
   * who stopped first.
   */
  async standing(db: Db, academyNo: number, classes: Classes, days: Omit<Standing, keyof Within>) {
    const none = { pupils: 0, active: 0, quiet: 0, quietest: [] as number[] };
    if (classes !== 'ALL' && classes.length === 0) return none;
    const { rows } = await standingQuery(db, { academyNo, classes, ...days });
    const [first] = rows;
    return {
      pupils: Number(first?.pupils ?? 0),
      active: Number(first?.active ?? 0),
      quiet: Number(first?.quiet ?? 0),
      quietest: rows.flatMap(({ accountNo }) => accountNo ?? []),
    };
  },
};

function ofInstitution(db: Db, within: Within) {
  return sql`
    from account
    left join class_membership
      on class_membership.account_no = account.account_no and class_membership.left_on is null
    left join school_class on school_class.class_no = class_membership.class_no
    where ${isPupilWithin(db, within)}`;
}

function matching(db: Db, { pattern, classesNamed }: Page) {
  if (pattern === undefined) return sql``;
  const inNamed = classesNamed ? sql`or ${isAmong(db, 'school_class.class_no', classesNamed)}` : sql``;
  return sql`and (${containsText(['account.name', 'account.account_id'], pattern)} ${inNamed})`;
}
