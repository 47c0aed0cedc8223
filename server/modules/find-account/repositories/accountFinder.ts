import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';

/** An account somebody looks for who cannot sign in. */
export interface FoundAccount {
  accountNo: number;
  accountId: string;
  name: string;
  birthday: string;
  /** Where mail goes; proved. */
  email: string;
  mobileNo: string | null;
  /** Whether a code that was sent to the own number came back. */
  mobileProved: boolean;
  /** The guardian's number, where the verifier named it; else null. */
  guardianMobileNo: string | null;
  passwordHash: string;
}

/** What an account is looked for by. */
export type Contact = { email: string } | { mobileNo: string };

/**
 * Accounts that can be found again: not those that have left, whose mail address nobody has proved, or that are the
 * demo's (whose password everybody knows).
 */
export const accountFinder = {
  /** By address, or by the own number or the guardian's. */
  async byContact(db: Db, site: SiteName, contact: Contact): Promise<FoundAccount[]> {
    const rows = await findable(db, site)
      .where((eb) =>
        'email' in contact
          ? eb('mail.contact', '=', contact.email)
          : eb.or([
              eb('account.mobile_no', '=', contact.mobileNo),
              eb('account.protector_mobile_no', '=', contact.mobileNo),
            ]),
      )
      .execute();
    return rows.map(toFound);
  },

  async byId(db: Db, site: SiteName, accountId: string): Promise<FoundAccount | undefined> {
    const row = await findable(db, site).where('account.account_id', '=', accountId).executeTakeFirst();
    return row && toFound(row);
  },
};

function findable(db: Db, site: SiteName) {
  return db
    .selectFrom('account')
    .innerJoin('proved_contact as mail', (join) =>
      join.onRef('mail.account_no', '=', 'account.account_no').on('mail.kind', '=', 'EMAIL'),
    )
    .leftJoin('proved_contact as mobile', (join) =>
      join.onRef('mobile.account_no', '=', 'account.account_no').on('mobile.kind', '=', 'MOBILE'),
    )
    .select((eb) => [
      'account.account_no as accountNo',
      'account.account_id as accountId',
      'account.name',
      'account.birthday',
      'mail.contact as email',
      'account.mobile_no as mobileNo',
      'mobile.contact as provedMobileNo',
      'account.protector_mobile_no as protectorMobileNo',
      'account.password_hash as passwordHash',
      eb
        .selectFrom('guardian')
        .select('guardian.guardian_no')
        .whereRef('guardian.account_no', '=', 'account.account_no')
        .where('guardian.mobile_proved', '=', 1)
        .limit(1)
        .as('guardianNo'),
    ])
    .where('account.site', '=', site)
    .where('account.status', '!=', 'WITHDRAWAL')
    .where('account.demo', '=', 0);
}

type FoundRow = Awaited<ReturnType<ReturnType<typeof findable>['execute']>>[number];

function toFound({ provedMobileNo, protectorMobileNo, guardianNo, ...row }: FoundRow): FoundAccount {
  return {
    ...row,
    mobileProved: row.mobileNo !== null && row.mobileNo === provedMobileNo,
    guardianMobileNo: guardianNo === null ? null : protectorMobileNo,
  };
}
