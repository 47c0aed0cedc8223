import { sql } from 'kysely';
import type { PupilOrder } from '#contract/classroom.ts';
import type { Db } from '#server/db/Db.ts';
import { lastDayOf, pupilOrder } from './pupilOrder.ts';

interface Found {
  accountNo: number;
  total: number;
}

/** Which pupils of an institution a list shows. */
export interface PupilSearch {
  classes: 'ALL' | readonly number[];
  /** A part of a name or of a login name; of classes that it names, everybody is found. */
  text: string;
  classesNamed: readonly number[];
  order: PupilOrder;
  descending: boolean;
  limit: number;
  offset: number;
}

/** Who of an institution is shown. Its pupils are gone through, with a look into an index for each; only a few come out. */
export const pupilSearch = {
  /** One page of the numbers, and how many there are in all. */
  async page(db: Db, academyNo: number, asked: PupilSearch): Promise<{ accountNos: number[]; total: number }> {
    const { classes, order, descending, limit, offset } = asked;
    if (classes !== 'ALL' && classes.length === 0) return { accountNos: [], total: 0 };
    const read = async (count: number, from: number) => {
      const { rows } = await sql<Found>`
        select account.account_no as "accountNo", count(*) over () as total
        ${ofInstitution(academyNo, classes)} and account.status not in ('WITHDRAWAL', 'WITHDRAWAL_REQUEST')
          ${matching(asked)}
        order by ${pupilOrder(db, order, descending)} limit ${count} offset ${from}`.execute(db);
      return rows;
    };
    const rows = await read(limit, offset);
    // Behind the last page no row carries the total.
    const [counted] = rows.length > 0 || offset === 0 ? rows : await read(1, 0);
    return { accountNos: rows.map(({ accountNo }) => accountNo), total: Number(counted?.total ?? 0) };
  },

  /**
   * How many can sign in, how many of them read since a day, and who has not since another one: their number, and those
   * who stopped first.
   */
  async standing(
    db: Db,
    academyNo: number,
    classes: 'ALL' | readonly number[],
    { activeSince, quietUntil, named }: { activeSince: string; quietUntil: string; named: number },
  ) {
    const none = { pupils: 0, active: 0, quiet: 0, quietest: [] as number[] };
    if (classes !== 'ALL' && classes.length === 0) return none;
    const { rows } = await sql<{ pupils: number; active: number; quiet: number; accountNo: number | null }>`
      with seen as materialized (
        select account.account_no, ${lastDayOf(db)} as last_day
        ${ofInstitution(academyNo, classes)} and account.status = 'ACTIVE'
      )
      select counted.*, quietest.account_no as "accountNo"
      from (
        select count(*) as pupils,
          coalesce(sum(case when last_day >= ${activeSince} then 1 else 0 end), 0) as active,
          coalesce(sum(case when last_day <= ${quietUntil} then 1 else 0 end), 0) as quiet
        from seen
      ) as counted
      left join (
        select account_no, last_day from seen where last_day <= ${quietUntil}
        order by last_day, account_no limit ${named}
      ) as quietest on true
      order by quietest.last_day, quietest.account_no`.execute(db);
    const [first] = rows;
    return {
      pupils: Number(first?.pupils ?? 0),
      active: Number(first?.active ?? 0),
      quiet: Number(first?.quiet ?? 0),
      quietest: rows.flatMap(({ accountNo }) => accountNo ?? []),
    };
  },
};

function ofInstitution(academyNo: number, classes: 'ALL' | readonly number[]) {
  return sql`
    from account
    left join class_membership
      on class_membership.account_no = account.account_no and class_membership.left_on is null
    left join school_class on school_class.class_no = class_membership.class_no
    where account.academy_no = ${academyNo}
      ${classes === 'ALL' ? sql`` : sql`and class_membership.class_no in (${sql.join([...classes])})`}`;
}

function matching({ text, classesNamed }: PupilSearch) {
  if (text === '') return sql``;
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%`;
  const inNamed = classesNamed.length === 0 ? sql`` : sql`or school_class.class_no in (${sql.join([...classesNamed])})`;
  return sql`and (lower(account.name) like ${pattern} escape '\\'
    or lower(account.account_id) like ${pattern} escape '\\' ${inNamed})`;
}
