import type { SiteName } from '../../contract/site.ts';
import type { Db } from '../db/Db.ts';

/** An account somebody looks for who cannot sign in. */
export interface FoundAccount {
  accountNo: number;
  accountId: string;
  name: string;
  birthday: string;
  /** Where mail goes; never null here. */
  email: string | null;
  mobileNo: string | null;
  protectorMobileNo: string | null;
  passwordHash: string;
}

/** What an account is looked for by. */
export type Contact = { email: string } | { mobileNo: string };

/**
 * Accounts that can be found again: not those that have left, have no mail address, or are the demo's (whose password
 * everybody knows).
 */
export const accountFinder = {
  /** By address, or by the own number or the guardian's. */
  async byContact(db: Db, site: SiteName, contact: Contact): Promise<FoundAccount[]> {
    return findable(db, site)
      .where((eb) =>
        'email' in contact
          ? eb('email', '=', contact.email)
          : eb.or([eb('mobile_no', '=', contact.mobileNo), eb('protector_mobile_no', '=', contact.mobileNo)]),
      )
      .execute();
  },

  async byId(db: Db, site: SiteName, accountId: string): Promise<FoundAccount | undefined> {
    return findable(db, site).where('account_id', '=', accountId).executeTakeFirst();
  },
};

function findable(db: Db, site: SiteName) {
  return db
    .selectFrom('account')
    .select([
      'account_no as accountNo',
      'account_id as accountId',
      'name',
      'birthday',
      'email',
      'mobile_no as mobileNo',
      'protector_mobile_no as protectorMobileNo',
      'password_hash as passwordHash',
    ])
    .where('site', '=', site)
    .where('status', '!=', 'WITHDRAWAL')
    .where('email', 'is not', null)
    .where('demo', '=', 0);
}
