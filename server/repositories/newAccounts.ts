import type { SiteName } from '#contract/site.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import type { Db } from '../db/Db.ts';

/** A checked account that is about to be. Texts are in the form they are stored and compared in. */
export interface NewAccount {
  site: SiteName;
  accountId: string;
  passwordHash: string;
  academyNo: number | null;
  status: AccountStatus;
  name: string;
  /** `YYYYMMDD` */
  birthday: string;
  gender: 'MEN' | 'WOMEN' | null;
  email: string | null;
  mobileNo: string | null;
  protectorMobileNo: string | null;
  allowEmail: boolean;
  allowSms: boolean;
  schoolName: string | null;
  schoolGrade: string;
  /** Where it was made: the site, or `roster`. */
  signupDomainCode: string;
  raq: number;
  /** Milliseconds UTC; 0 has the password changed at the first sign-in. */
  passwordChangedAt: number;
  now: number;
}

export const newAccounts = {
  async isTaken(db: Db, site: SiteName, accountId: string): Promise<boolean> {
    const row = await db
      .selectFrom('account')
      .select('account_no')
      .where('site', '=', site)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** @returns the number, or null when the login name was taken in the meantime: the unique index decides */
  async insert(db: Db, account: NewAccount): Promise<number | null> {
    const row = await db
      .insertInto('account')
      .values({
        site: account.site,
        account_id: account.accountId,
        password_hash: account.passwordHash,
        academy_no: account.academyNo,
        status: account.status,
        name: account.name,
        birthday: account.birthday,
        gender: account.gender,
        email: account.email,
        mobile_no: account.mobileNo,
        protector_mobile_no: account.protectorMobileNo,
        allow_email: account.allowEmail ? 1 : 0,
        allow_sms: account.allowSms ? 1 : 0,
        school_name: account.schoolName,
        school_grade: account.schoolGrade,
        signup_domain_code: account.signupDomainCode,
        raq: account.raq,
        password_changed_at: account.passwordChangedAt,
        profile_image_path: null,
        created_at: account.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_no')
      .executeTakeFirst();
    return row?.account_no ?? null;
  },
};
