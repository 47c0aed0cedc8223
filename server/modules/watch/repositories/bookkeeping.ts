import { sql } from 'kysely';
import type { Db } from '#server/db/Db.ts';
import { moneyRules } from './moneyRules.ts';

/** Finds where the books do not add up. Reads only. */
export const bookkeeping = {
  /** What is wrong with money and tickets, in words with the number of a row; empty when all is well. */
  async moneyProblems(db: Db): Promise<string[]> {
    const problems: string[] = [];
    for (const [rule, query] of Object.entries(moneyRules)) {
      const { rows } = await sql.raw<{ no: number }>(query).execute(db);
      problems.push(...rows.map(({ no }) => `${rule}: ${no}`));
    }
    return problems;
  },

  /** The account number that a page of `limit` accounts after another ends with; undefined when there are no more. */
  async pageEnd(db: Db, after: number, limit: number): Promise<number | undefined> {
    const rows = await db
      .selectFrom('account')
      .select('account_no')
      .where('account_no', '>', after)
      .orderBy('account_no')
      .limit(limit)
      .execute();
    return rows.at(-1)?.account_no;
  },

  /** Accounts of a page whose points, shells or experience are not the sum of their ledger, or were ever below 0. */
  async pointProblems(db: Db, { after, until }: { after: number; until: number }): Promise<string[]> {
    const sums = await sql<{ no: number }>`
      select a.account_no as no from account a
      left join purse p on p.account_no = a.account_no
      left join (
        select account_no,
          sum(case currency when 'POINT' then amount else 0 end) as point,
          sum(case currency when 'SHELL' then amount else 0 end) as shell,
          sum(case currency when 'EXP' then amount else 0 end) as exp
        from point_ledger where account_no > ${after} and account_no <= ${until} group by account_no
      ) l on l.account_no = a.account_no
      where a.account_no > ${after} and a.account_no <= ${until} and (
        coalesce(p.book_point, 0) <> coalesce(l.point, 0)
        or coalesce(p.shells, 0) <> coalesce(l.shell, 0)
        or coalesce(p.exp, 0) <> coalesce(l.exp, 0))`.execute(db);
    const below = await sql<{ no: number }>`
      select distinct account_no as no from (
        select account_no, sum(amount) over (partition by account_no, currency order by entry_no) as balance
        from point_ledger where account_no > ${after} and account_no <= ${until}
      ) b where balance < 0`.execute(db);
    return [
      ...sums.rows.map(({ no }) => `a purse is the sum of its ledger: ${no}`),
      ...below.rows.map(({ no }) => `a ledger was never below zero: ${no}`),
    ];
  },
};
