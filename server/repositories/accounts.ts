import type { SiteName } from '../../contract/site.ts';
import type { AcademyStatus, AccountStatus } from '../../domain/account/statuses.ts';
import type { Db } from '../db/Db.ts';

export const accounts = {
  async findForSignIn(db: Db, site: SiteName, accountId: string) {
    return db
      .selectFrom('account')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'account.account_no as accountNo',
        'account.password_hash as passwordHash',
        'account.status as accountStatus',
        'institution.status as academyStatus',
      ])
      .where('account.site', '=', site)
      .where('account.account_id', '=', accountId)
      .executeTakeFirst();
  },

  async passwordOf(db: Db, accountNo: number): Promise<{ accountId: string; passwordHash: string }> {
    return db
      .selectFrom('account')
      .select(['account_id as accountId', 'password_hash as passwordHash'])
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
  },

  async raqOf(db: Db, accountNo: number): Promise<number> {
    const row = await db
      .selectFrom('account')
      .select('raq')
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    return row.raq;
  },

  /** Everything an account knows of itself, with its institution. */
  async info(db: Db, accountNo: number) {
    return db
      .selectFrom('account')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .selectAll('account')
      .select(['institution.name as academy_name', 'institution.status as academy_status'])
      .where('account.account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
  },

  async findDemo(db: Db, site: SiteName): Promise<{ accountId: string; name: string } | undefined> {
    return db
      .selectFrom('account')
      .select(['account_id as accountId', 'name'])
      .where('site', '=', site)
      .where('demo', '=', 1)
      .orderBy('account_no')
      .limit(1)
      .executeTakeFirst();
  },

  async setStatus(db: Db, accountNo: number, status: AccountStatus): Promise<void> {
    await db.updateTable('account').set({ status }).where('account_no', '=', accountNo).execute();
  },

  async setAcademyStatus(db: Db, academyNo: number, status: AcademyStatus): Promise<void> {
    await db.updateTable('institution').set({ status }).where('academy_no', '=', academyNo).execute();
  },
};
