import type { SiteName } from '#contract/site.ts';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

export interface NewInstitution {
  site: SiteName;
  name: string;
  address: string | null;
  needsApproval: boolean;
}

const findInstitutionQuery = compileOnce((db, given: { academyNo: number }) =>
  db
    .selectFrom('institution')
    .select(['academy_no as academyNo', 'site', 'name', 'status'])
    .where('academy_no', '=', given.academyNo),
);

/** Institutions, codes and accounts as operators see and make them. */
export const operatorQueries = {
  /** @returns null when the site has an institution of that name */
  async createInstitution(db: Db, given: NewInstitution, now: number): Promise<number | null> {
    const row = await db
      .insertInto('institution')
      .values({
        site: given.site,
        name: given.name,
        address: given.address,
        needs_approval: given.needsApproval ? 1 : 0,
        status: 'WAIT',
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['site', 'name']).doNothing())
      .returning('academy_no')
      .executeTakeFirst();
    return row?.academy_no ?? null;
  },

  async listInstitutions(db: Db, filter: { site?: SiteName; status?: AcademyStatus }, limit: number, offset: number) {
    let query = db
      .selectFrom('institution')
      .leftJoin('account', 'account.academy_no', 'institution.academy_no')
      .select((eb) => [
        'institution.academy_no as academyNo',
        'institution.site',
        'institution.name',
        'institution.status',
        'institution.needs_approval as needsApproval',
        eb.fn.count<number>('account.account_no').as('accountCount'),
      ])
      .groupBy('institution.academy_no')
      .orderBy('institution.academy_no')
      .limit(limit)
      .offset(offset);
    if (filter.site) query = query.where('institution.site', '=', filter.site);
    if (filter.status) query = query.where('institution.status', '=', filter.status);
    return query.execute();
  },

  async findInstitution(db: Db, academyNo: number) {
    return (await findInstitutionQuery(db, { academyNo })).rows[0];
  },

  async setNeedsApproval(db: Db, academyNo: number, needsApproval: boolean): Promise<void> {
    await db
      .updateTable('institution')
      .set({ needs_approval: needsApproval ? 1 : 0 })
      .where('academy_no', '=', academyNo)
      .execute();
  },

  /** @returns false when the code is taken */
  async addJoinCode(db: Db, code: { joinCode: string; academyNo: number; expiresAt: number | null; now: number }) {
    const row = await db
      .insertInto('join_code')
      .values({
        join_code: code.joinCode,
        academy_no: code.academyNo,
        expires_at: code.expiresAt,
        created_at: code.now,
      })
      .onConflict((conflict) => conflict.column('join_code').doNothing())
      .returning('join_code')
      .executeTakeFirst();
    return row !== undefined;
  },

  async listJoinCodes(db: Db, academyNo: number, limit: number, offset: number) {
    return db
      .selectFrom('join_code')
      .select(['join_code as joinCode', 'expires_at as expiresAt'])
      .where('academy_no', '=', academyNo)
      .orderBy('created_at')
      .orderBy('join_code')
      .limit(limit)
      .offset(offset)
      .execute();
  },

  /** @returns the institution it led to, or undefined for no such code */
  async deleteJoinCode(db: Db, joinCode: string): Promise<number | undefined> {
    const row = await db
      .deleteFrom('join_code')
      .where('join_code', '=', joinCode)
      .returning('academy_no')
      .executeTakeFirst();
    return row?.academy_no;
  },

  async findAccount(db: Db, site: SiteName, accountId: string) {
    return db
      .selectFrom('account')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'account.account_no as accountNo',
        'account.account_id as accountId',
        'account.site',
        'account.status',
        'account.status_before_withdrawal as statusBeforeWithdrawal',
        'account.name',
        'account.birthday',
        'account.school_grade as schoolGrade',
        'account.academy_no as academyNo',
        'institution.name as academyName',
      ])
      .where('account.site', '=', site)
      .where('account.account_id', '=', accountId)
      .executeTakeFirst();
  },

  async listAccounts(db: Db, filter: { academyNo: number; status?: AccountStatus }, limit: number, offset: number) {
    let query = db
      .selectFrom('account')
      .select(['account_id as accountId', 'site', 'name', 'status', 'school_grade as schoolGrade'])
      .where('academy_no', '=', filter.academyNo)
      .orderBy('account_no')
      .limit(limit)
      .offset(offset);
    if (filter.status) query = query.where('status', '=', filter.status);
    return query.execute();
  },

  /** What happened to an account, the latest first. */
  async auditOf(db: Db, accountNo: number, limit: number, offset: number) {
    return db
      .selectFrom('audit_log')
      .select(['at', 'actor_kind as actorKind', 'actor', 'event', 'details'])
      .where('account_no', '=', accountNo)
      .orderBy('log_no', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
  },
};
