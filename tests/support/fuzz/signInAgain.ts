import { DAY } from '#domain/time/duration.ts';
import { hashLoginToken } from '#server/modules/auth/createLoginToken.ts';
import type { TestApp } from '../buildTestApp.ts';
import { loginOf } from '../makeAccount.ts';
import { renewStaffLogin } from '../staffMember.ts';
import type { FuzzPerson } from './openFuzzStage.ts';

/** Whoever has signed out, has left or was renewed is there again with a login that counts. */
export async function signInAgain(app: TestApp, person: FuzzPerson): Promise<void> {
  const { accountNo, site, status } = person;
  if (person.rights === 'staff') {
    person.token = await renewStaffLogin(app, accountNo);
    return;
  }
  const login = await app.db
    .selectFrom('login_token')
    .innerJoin('account', 'account.account_no', 'login_token.account_no')
    .select(['account.status', 'issued_at', 'replaced_at', 'signed_in_at'])
    .where('token_hash', '=', hashLoginToken(person.token))
    .executeTakeFirst();
  const now = app.clock.now();
  const counts =
    login && login.replaced_at === null && now - login.issued_at < DAY && now - login.signed_in_at < 13 * DAY;
  if (counts && login.status === status) return;
  const back = {
    status,
    withdrawal_requested_at: null,
    withdrawal_requested_by: null,
    status_before_withdrawal: null,
  };
  await app.db.updateTable('account').set(back).where('account_no', '=', accountNo).execute();
  person.token = await loginOf(app, site, accountNo);
  // Their own data is open to them, as after the password was given again.
  await app.db
    .updateTable('login_token')
    .set({ password_valid_until: now + DAY })
    .where('token_hash', '=', hashLoginToken(person.token))
    .execute();
}
