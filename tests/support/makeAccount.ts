import type { Insertable } from 'kysely';
import type { SiteName } from '#contract/site.ts';
import { demoAccounts } from '#server/config/demoAccounts.ts';
import type { AccountTable } from '#server/db/schema/accountTables.ts';
import { createLoginToken } from '#server/modules/auth/createLoginToken.ts';
import type { TestApp } from './buildTestApp.ts';

/** The password of every account made here. */
export const PASSWORD = demoAccounts.edu.password;

/** What a test wants to be special about an account. */
type Special = Partial<Omit<Insertable<AccountTable>, 'site'>>;

let made = 0;

/** An account like the demo's of a site, but of an ordinary person. */
export async function makeAccount(app: TestApp, site: SiteName, special: Special = {}) {
  const { account_no: _, ...like } = await app.db
    .selectFrom('account')
    .selectAll()
    .where('site', '=', site)
    .where('account_id', '=', demoAccounts[site].accountId)
    .executeTakeFirstOrThrow();
  made += 1;
  const row = { ...like, account_id: `person${made}`, demo: 0, created_at: app.clock.now(), ...special };
  const { account_no } = await app.db
    .insertInto('account')
    .values(row)
    .returning('account_no')
    .executeTakeFirstOrThrow();
  return { accountNo: account_no, accountId: row.account_id, site, academyNo: row.academy_no ?? null };
}

/** A login as if the password had been given right now. */
export async function loginOf(app: TestApp, site: SiteName, accountNo: number): Promise<string> {
  const { token, tokenHash } = createLoginToken();
  const now = app.clock.now();
  const times = { issued_at: now, signed_in_at: now, replaced_at: null, password_valid_until: null };
  await app.db
    .insertInto('login_token')
    .values({ token_hash: tokenHash, account_no: accountNo, site, ...times })
    .execute();
  return token;
}
