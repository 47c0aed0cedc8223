import type { SiteName } from '#contract/site.ts';
import type { PasswordOwner } from '#domain/account/guessing/createOwnWords.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';
import { firstRow } from '../db/firstRow.ts';

const readRaq = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('account').select('raq').where('account_no', '=', given.accountNo),
);

const readGoal = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('account')
    .select(['month_goal_book_count as monthGoalBookCount', 'created_at as createdAt'])
    .where('account_no', '=', given.accountNo),
);

const readInstitution = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('account')
    .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
    .select(['account.academy_no as academyNo', 'institution.name as academyName'])
    .where('account.account_no', '=', given.accountNo),
);

const readName = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('account').select(['name', 'account_id as accountId']).where('account_no', '=', given.accountNo),
);

const infoQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('account')
    .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
    .select([
      'account.site',
      'account.account_id as accountId',
      'account.academy_no as academyNo',
      'account.status',
      'account.name',
      'account.birthday',
      'account.gender',
      'account.email',
      'account.mobile_no as mobileNo',
      'account.protector_mobile_no as protectorMobileNo',
      'account.allow_email as allowEmail',
      'account.allow_sms as allowSms',
      'account.school_name as schoolName',
      'account.school_grade as schoolGrade',
      'account.signup_domain_code as signupDomainCode',
      'account.raq',
      'account.month_goal_book_count as monthGoalBookCount',
      'account.profile_image_path as profileImagePath',
      'account.demo',
      'account.zip_code as zipCode',
      'account.address',
      'account.address_detail as addressDetail',
      'account.created_at as createdAt',
      'institution.name as academyName',
      'institution.status as academyStatus',
    ])
    .where('account.account_no', '=', given.accountNo),
);

const findDemoQuery = compileOnce((db, given: { site: SiteName }) =>
  db
    .selectFrom('account')
    .select('account_id as accountId')
    .where('site', '=', given.site)
    .where('demo', '=', 1)
    .orderBy('account_no')
    .limit(1),
);

const mailAddressQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('account')
    .select(['site', 'account_id as accountId', 'name', 'email'])
    .where('account_no', '=', given.accountNo),
);

export const accounts = {
  async findForSignIn(db: Db, site: SiteName, accountId: string) {
    return db
      .selectFrom('account')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'account.account_no as accountNo',
        'account.password_hash as passwordHash',
        'account.status as accountStatus',
        'account.demo',
        'account.created_at as createdAt',
        'account.password_changed_at as passwordChangedAt',
        'account.password_reminder_snoozed_at as snoozedAt',
        'account.withdrawal_requested_at as withdrawalRequestedAt',
        'account.withdrawal_requested_by as withdrawalRequestedBy',
        'account.status_before_withdrawal as statusBeforeWithdrawal',
        'institution.status as academyStatus',
      ])
      .where('account.site', '=', site)
      .where('account.account_id', '=', accountId)
      .executeTakeFirst();
  },

  /** Null for a login name that does not exist. */
  async numberOf(db: Db, site: SiteName, accountId: string): Promise<number | null> {
    const row = await db
      .selectFrom('account')
      .select('account_no as accountNo')
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row?.accountNo ?? null;
  },

  async passwordOf(db: Db, accountNo: number): Promise<{ accountId: string; passwordHash: string }> {
    return db
      .selectFrom('account')
      .select(['account_id as accountId', 'password_hash as passwordHash'])
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
  },

  /** What a new password must not be made of. */
  async passwordOwner(db: Db, accountNo: number): Promise<PasswordOwner> {
    const row = await db
      .selectFrom('account')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'account.account_id as accountId',
        'account.name',
        'account.birthday',
        'account.email',
        'account.mobile_no as mobileNo',
        'account.protector_mobile_no as guardianMobileNo',
        'account.school_name as schoolName',
        'institution.name as institutionName',
      ])
      .where('account.account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
    const { mobileNo, guardianMobileNo, schoolName, institutionName, ...owner } = row;
    return { ...owner, mobileNos: [mobileNo, guardianMobileNo], places: [schoolName, institutionName] };
  },

  async raqOf(db: Db, accountNo: number): Promise<number> {
    const [row] = (await readRaq(db, { accountNo })).rows;
    if (!row) throw new Error('there is no such account');
    return row.raq;
  },

  /** Name and login name. */
  async nameOf(db: Db, accountNo: number): Promise<{ name: string; accountId: string }> {
    const [row] = (await readName(db, { accountNo })).rows;
    if (!row) throw new Error('there is no such account');
    return row;
  },

  /** The institution of an account; null where it has none. */
  async institutionOf(db: Db, accountNo: number): Promise<{ academyNo: number | null; academyName: string | null }> {
    const [row] = (await readInstitution(db, { accountNo })).rows;
    return row ?? { academyNo: null, academyName: null };
  },

  /** Books a month that the student means to read, and since when there is an account. */
  async goalOf(db: Db, accountNo: number): Promise<{ monthGoalBookCount: number; createdAt: number }> {
    const [row] = (await readGoal(db, { accountNo })).rows;
    if (!row) throw new Error('there is no such account');
    return row;
  },

  async setRaq(db: Db, accountNo: number, raq: number): Promise<void> {
    await db.updateTable('account').set({ raq }).where('account_no', '=', accountNo).execute();
  },

  /** Everything an account knows of itself, with its institution. */
  async info(db: Db, accountNo: number) {
    const { demo, allowEmail, allowSms, ...info } = firstRow(await infoQuery(db, { accountNo }));
    return { ...info, demo: demo === 1, allowEmail: allowEmail === 1, allowSms: allowSms === 1 };
  },

  async findDemo(db: Db, site: SiteName): Promise<{ accountId: string } | undefined> {
    return (await findDemoQuery(db, { site })).rows[0];
  },

  /** Where mail to an account goes. */
  async mailAddress(db: Db, accountNo: number) {
    return firstRow(await mailAddressQuery(db, { accountNo }));
  },

  async setPassword(db: Db, accountNo: number, passwordHash: string, now: number): Promise<void> {
    await db
      .updateTable('account')
      .set({ password_hash: passwordHash, password_changed_at: now, password_reminder_snoozed_at: null })
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** Stores the same password hashed again. False when it is no longer the one that was looked at. */
  async replaceHash(db: Db, accountNo: number, before: string, after: string): Promise<boolean> {
    const updated = await db
      .updateTable('account')
      .set({ password_hash: after })
      .where('account_no', '=', accountNo)
      .where('password_hash', '=', before)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  async snoozePasswordReminder(db: Db, accountNo: number, now: number): Promise<void> {
    await db
      .updateTable('account')
      .set({ password_reminder_snoozed_at: now })
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** What the right to come in hangs on. */
  async judged(db: Db, accountNo: number) {
    return db
      .selectFrom('account')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'account.account_no as accountNo',
        'account.password_hash as passwordHash',
        'account.password_changed_at as passwordChangedAt',
        'account.demo',
        'account.status as accountStatus',
        'institution.status as academyStatus',
      ])
      .where('account.account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
  },

  /** Notes a sign-in. False when password or status are no longer those it was judged by. */
  async markSignedIn(
    db: Db,
    accountNo: number,
    judged: { passwordHash: string; status: AccountStatus },
    now: number,
  ): Promise<boolean> {
    const updated = await db
      .updateTable('account')
      .set({ last_seen_at: now, dormancy_notice: null })
      .where('account_no', '=', accountNo)
      .where('password_hash', '=', judged.passwordHash)
      .where('status', '=', judged.status)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** Whether nobody has signed in to it. The row is held until the transaction ends, so that nobody does meanwhile. */
  async isUnused(db: Db, accountNo: number): Promise<boolean> {
    const updated = await db
      .updateTable('account')
      .set({ last_seen_at: null })
      .where('account_no', '=', accountNo)
      .where('last_seen_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** Notes that somebody was there; a second time on the same day writes nothing. @param dayStart of today in Seoul */
  async markSeen(db: Db, accountNo: number, now: number, dayStart: number): Promise<void> {
    await db
      .updateTable('account')
      .set({ last_seen_at: now, dormancy_notice: null })
      .where('account_no', '=', accountNo)
      .where((eb) => eb.or([eb('last_seen_at', 'is', null), eb('last_seen_at', '<', dayStart)]))
      .execute();
  },
};
