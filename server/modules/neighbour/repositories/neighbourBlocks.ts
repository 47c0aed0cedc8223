import type { KnownNames } from '#domain/neighbour/holdableKeys.ts';
import type { NeighbourReportReason } from '#domain/neighbour/neighbourTie.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const listQuery = compileOnce((db, given: { accountNo: number; limit: number }) =>
  db
    .selectFrom('neighbour_block')
    .innerJoin('aquarium_profile', 'aquarium_profile.account_no', 'neighbour_block.blocked_no')
    .select(['aquarium_profile.visit_key as visitKey', 'aquarium_profile.nickname', 'aquarium_profile.held'])
    .where('neighbour_block.account_no', '=', given.accountNo)
    .orderBy('neighbour_block.blocked_at', 'desc')
    .limit(given.limit),
);

/** What a keeper wants nothing of, and what was reported. */
export const neighbourBlocks = {
  async block(db: Db, accountNo: number, blockedNo: number, now: number): Promise<void> {
    await db
      .insertInto('neighbour_block')
      .values({ account_no: accountNo, blocked_no: blockedNo, blocked_at: now })
      .onConflict((conflict) => conflict.columns(['account_no', 'blocked_no']).doNothing())
      .execute();
  },

  async unblock(db: Db, accountNo: number, blockedNo: number): Promise<void> {
    await db
      .deleteFrom('neighbour_block')
      .where('account_no', '=', accountNo)
      .where('blocked_no', '=', blockedNo)
      .execute();
  },

  /** Whether either has blocked the other. */
  async between(db: Db, one: number, other: number): Promise<boolean> {
    const row = await db
      .selectFrom('neighbour_block')
      .select('blocked_no')
      .where((eb) =>
        eb.or([eb.and({ account_no: one, blocked_no: other }), eb.and({ account_no: other, blocked_no: one })]),
      )
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Accounts that a student blocked, the latest first. */
  async list(db: Db, accountNo: number, limit: number) {
    return (await listQuery(db, { accountNo, limit })).rows;
  },

  /** One open report of one keeper about another. */
  async report(
    db: Db,
    given: KnownNames & { accountNo: number; reportedNo: number; reason: NeighbourReportReason; now: number },
  ): Promise<void> {
    await db
      .insertInto('neighbour_report')
      .values({
        account_no: given.accountNo,
        reported_no: given.reportedNo,
        reason: given.reason,
        nickname: given.nickname,
        pet_name: given.petName,
        reported_at: given.now,
        settled_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Different keepers with an open report about one. */
  async openReports(db: Db, reportedNo: number): Promise<number> {
    const row = await db
      .selectFrom('neighbour_report')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('reported_no', '=', reportedNo)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  },

  /** Open reports for operators, the earliest first. */
  async openList(db: Db, limit: number, offset: number) {
    return db
      .selectFrom('neighbour_report')
      .innerJoin('account', 'account.account_no', 'neighbour_report.reported_no')
      .select([
        'neighbour_report.report_no as reportNo',
        'neighbour_report.reason',
        'neighbour_report.nickname',
        'neighbour_report.pet_name as petName',
        'neighbour_report.reported_at as at',
        'account.site',
        'account.account_id as accountId',
      ])
      .where('neighbour_report.settled_at', 'is', null)
      .orderBy('neighbour_report.report_no')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  /**
   * Settles every open report on the account of a report.
   *
   * @returns that account and the names that were reported, or undefined without such a report
   */
  async settle(
    db: Db,
    reportNo: number,
    now: number,
  ): Promise<{ reportedNo: number; reported: KnownNames[] } | undefined> {
    const found = await db
      .selectFrom('neighbour_report')
      .select('reported_no')
      .where('report_no', '=', reportNo)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (!found) return undefined;
    const reported = await db
      .updateTable('neighbour_report')
      .set({ settled_at: now })
      .where('reported_no', '=', found.reported_no)
      .where('settled_at', 'is', null)
      .returning(['nickname', 'pet_name as petName'])
      .execute();
    return { reportedNo: found.reported_no, reported };
  },
};
