import type { SiteName } from '#contract/site.ts';
import type { WithdrawalRequest } from '#domain/account/mayUndoWithdrawal.ts';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';
import type { Db } from '../db/Db.ts';

/** How an account stands, with its institution. Instants are milliseconds UTC. */
export interface AccountStatusRow extends WithdrawalRequest {
  site: SiteName;
  status: AccountStatus;
  academyNo: number | null;
  academyStatus: AcademyStatus | null;
  withdrawalRequestedAt: number | null;
}

/** What a change of status writes; what is left out stays. */
export interface AccountStatusWrite extends WithdrawalRequest {
  status: AccountStatus;
  academyNo: number | null;
  dormantAt: number | null;
  withdrawalRequestedAt: number | null;
  /** Set when the change proves that somebody is there. */
  lastSeenAt?: number;
}

/** Statuses of accounts and institutions. */
export const accountStatusRows = {
  async find(db: Db, accountNo: number): Promise<AccountStatusRow | undefined> {
    return db
      .selectFrom('account')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'account.site',
        'account.status',
        'account.academy_no as academyNo',
        'institution.status as academyStatus',
        'account.status_before_withdrawal as statusBeforeWithdrawal',
        'account.withdrawal_requested_at as withdrawalRequestedAt',
        'account.withdrawal_requested_by as withdrawalRequestedBy',
      ])
      .where('account.account_no', '=', accountNo)
      .executeTakeFirst();
  },

  /** False when the account no longer has the status it was judged by. */
  async change(db: Db, accountNo: number, from: AccountStatus, to: AccountStatusWrite): Promise<boolean> {
    const updated = await db
      .updateTable('account')
      .set({
        status: to.status,
        academy_no: to.academyNo,
        dormant_at: to.dormantAt,
        withdrawal_requested_at: to.withdrawalRequestedAt,
        withdrawal_requested_by: to.withdrawalRequestedBy,
        status_before_withdrawal: to.statusBeforeWithdrawal,
        ...(to.lastSeenAt === undefined ? {} : { last_seen_at: to.lastSeenAt, dormancy_notice: null }),
      })
      .where('account_no', '=', accountNo)
      .where('status', '=', from)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async academy(db: Db, academyNo: number) {
    return db
      .selectFrom('institution')
      .select(['site', 'status'])
      .where('academy_no', '=', academyNo)
      .executeTakeFirst();
  },

  /** False when the institution no longer has the status it was judged by. */
  async changeAcademy(db: Db, academyNo: number, from: AcademyStatus, to: AcademyStatus): Promise<boolean> {
    const updated = await db
      .updateTable('institution')
      .set({ status: to })
      .where('academy_no', '=', academyNo)
      .where('status', '=', from)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },
};
