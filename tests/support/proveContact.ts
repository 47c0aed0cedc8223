import type { SiteName } from '#contract/site.ts';
import type { ContactKind } from '#domain/account/contactKinds.ts';
import { provedContacts } from '#server/modules/account/repositories/provedContacts.ts';
import type { TestApp } from './buildTestApp.ts';

/** As if a code that was sent to the contact on record had come back. */
export async function proveContact(app: TestApp, accountNo: number, kind: ContactKind = 'EMAIL'): Promise<void> {
  const account = await app.db
    .selectFrom('account')
    .select(['site', 'email', 'mobile_no'])
    .where('account_no', '=', accountNo)
    .executeTakeFirstOrThrow();
  const contact = kind === 'EMAIL' ? account.email : account.mobile_no;
  if (contact === null) throw new Error('there is nothing to prove');
  const proved = { site: account.site as SiteName, kind, contact };
  if (!(await provedContacts.claim(app.db, proved, accountNo, app.clock.now()))) throw new Error('it is taken');
}
