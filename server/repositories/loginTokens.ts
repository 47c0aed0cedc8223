import type { SiteName } from '#contract/site.ts';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';
import { compileOnce } from '../db/compileOnce.ts';
import type { Db } from '../db/Db.ts';

export interface StoredLogin {
  accountNo: number;
  issuedAt: number;
  signedInAt: number;
  replacedAt: number | null;
  passwordValidUntil: number | null;
  device: string;
  accountStatus: AccountStatus;
  demo: number;
  academyStatus: AcademyStatus | null;
}

/** One token of an account. Tokens with the same `signedInAt` are one login and its renewals. */
export interface LoginRow {
  issuedAt: number;
  signedInAt: number;
  replacedAt: number | null;
  device: string;
}

const login = compileOnce((db, given: { site: SiteName; tokenHash: string }) =>
  db
    .selectFrom('login_token')
    .innerJoin('account', 'account.account_no', 'login_token.account_no')
    .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
    .select([
      'login_token.account_no as accountNo',
      'login_token.issued_at as issuedAt',
      'login_token.signed_in_at as signedInAt',
      'login_token.replaced_at as replacedAt',
      'login_token.password_valid_until as passwordValidUntil',
      'login_token.device',
      'account.status as accountStatus',
      'account.demo',
      'institution.status as academyStatus',
    ])
    .where('login_token.token_hash', '=', given.tokenHash)
    .where('login_token.site', '=', given.site),
);

const ofAccountQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('login_token')
    .select(['issued_at as issuedAt', 'signed_in_at as signedInAt', 'replaced_at as replacedAt', 'device'])
    .where('account_no', '=', given.accountNo)
    .orderBy('signed_in_at', 'desc')
    .orderBy('issued_at', 'desc'),
);

export const loginTokens = {
  /** A login of this site with the statuses of its account as they are now. */
  async find(db: Db, site: SiteName, tokenHash: string): Promise<StoredLogin | undefined> {
    return (await login(db, { site, tokenHash })).rows[0];
  },

  async insert(
    db: Db,
    login: {
      tokenHash: string;
      accountNo: number;
      site: SiteName;
      issuedAt: number;
      signedInAt: number;
      passwordValidUntil: number | null;
      device?: string;
    },
  ): Promise<void> {
    await db
      .insertInto('login_token')
      .values({
        token_hash: login.tokenHash,
        account_no: login.accountNo,
        site: login.site,
        issued_at: login.issuedAt,
        signed_in_at: login.signedInAt,
        replaced_at: null,
        password_valid_until: login.passwordValidUntil,
        device: login.device ?? '',
      })
      .execute();
  },

  /** True for the one caller that replaces the token; the others came too late. */
  async markReplaced(db: Db, tokenHash: string, now: number): Promise<boolean> {
    const updated = await db
      .updateTable('login_token')
      .set({ replaced_at: now })
      .where('token_hash', '=', tokenHash)
      .where('replaced_at', 'is', null)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** Holds an exchanged token still for a transaction. False when it is gone. */
  async touch(db: Db, tokenHash: string, replacedAt: number): Promise<boolean> {
    const updated = await db
      .updateTable('login_token')
      .set({ replaced_at: replacedAt })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return updated.numUpdatedRows === 1n;
  },

  /** For the login and its renewals, so that a token exchanged at the same moment keeps the grant. */
  async setPasswordValidUntil(db: Db, accountNo: number, signedInAt: number, until: number): Promise<void> {
    await db
      .updateTable('login_token')
      .set({ password_valid_until: until })
      .where('account_no', '=', accountNo)
      .where('signed_in_at', '=', signedInAt)
      .execute();
  },

  /** Logins of these accounts that were not ended, with the statuses as they are now. */
  async lasting(db: Db, accountNos: readonly number[]) {
    return db
      .selectFrom('login_token')
      .innerJoin('account', 'account.account_no', 'login_token.account_no')
      .leftJoin('institution', 'institution.academy_no', 'account.academy_no')
      .select([
        'login_token.account_no as accountNo',
        'login_token.signed_in_at as signedInAt',
        'account.site',
        'account.status as accountStatus',
        'institution.status as academyStatus',
      ])
      .where('login_token.account_no', 'in', [...accountNos])
      .execute();
  },

  /** The newest first. */
  async ofAccount(db: Db, accountNo: number): Promise<LoginRow[]> {
    return (await ofAccountQuery(db, { accountNo })).rows;
  },

  /** Ends this login with its renewals, on this device only. */
  async deleteChain(db: Db, accountNo: number, signedInAt: number): Promise<void> {
    await db
      .deleteFrom('login_token')
      .where('account_no', '=', accountNo)
      .where('signed_in_at', '=', signedInAt)
      .execute();
  },

  /** Ends every login but this one. */
  async deleteOthers(db: Db, accountNo: number, signedInAt: number): Promise<void> {
    await db
      .deleteFrom('login_token')
      .where('account_no', '=', accountNo)
      .where('signed_in_at', '!=', signedInAt)
      .execute();
  },

  async deleteOfAcademy(db: Db, academyNo: number): Promise<void> {
    const members = db.selectFrom('account').select('account_no').where('academy_no', '=', academyNo);
    await db.deleteFrom('login_token').where('account_no', 'in', members).execute();
  },

  async deleteOfAccount(db: Db, accountNo: number): Promise<void> {
    await db.deleteFrom('login_token').where('account_no', '=', accountNo).execute();
  },

  async deleteIssuedBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('login_token').where('issued_at', '<', instant).execute();
  },
};
