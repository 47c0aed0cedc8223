import type { SiteName } from '../../contract/site.ts';
import type { ContactRefusals } from '../../domain/account/ContactRefusals.ts';
import type { Db } from '../db/Db.ts';

/** What a student may change of the own account; what is left out stays. */
export interface AccountDetails {
  name?: string;
  gender?: 'MEN' | 'WOMEN' | null;
  email?: string | null;
  mobileNo?: string | null;
  schoolName?: string | null;
  schoolGrade?: string;
  allowEmail?: boolean;
  allowSms?: boolean;
  zipCode?: string | null;
  address?: string | null;
  addressDetail?: string | null;
}

/** Contacts that only one account of a site may have. */
export type UniqueContact = 'email' | 'mobileNo';
const CONTACT_COLUMNS = { email: 'email', mobileNo: 'mobile_no' } as const;

const COLUMNS = {
  name: 'name',
  gender: 'gender',
  email: 'email',
  mobileNo: 'mobile_no',
  schoolName: 'school_name',
  schoolGrade: 'school_grade',
  allowEmail: 'allow_email',
  allowSms: 'allow_sms',
  zipCode: 'zip_code',
  address: 'address',
  addressDetail: 'address_detail',
} as const satisfies Record<keyof AccountDetails, string>;

export const accountDetails = {
  async update(db: Db, accountNo: number, details: AccountDetails): Promise<void> {
    const row = Object.fromEntries(
      Object.entries(details).map(([key, value]) => [
        COLUMNS[key as keyof AccountDetails],
        typeof value === 'boolean' ? Number(value) : value,
      ]),
    );
    if (Object.keys(row).length === 0) return;
    await db.updateTable('account').set(row).where('account_no', '=', accountNo).execute();
  },

  /** Whether another account of the site has this contact. */
  async isTaken(db: Db, site: SiteName, accountNo: number, contact: UniqueContact, value: string): Promise<boolean> {
    const row = await db
      .selectFrom('account')
      .select('account_no')
      .where('site', '=', site)
      .where(CONTACT_COLUMNS[contact], '=', value)
      .where('account_no', '<>', accountNo)
      .executeTakeFirst();
    return row !== undefined;
  },

  async contactRefusals(db: Db, accountNo: number): Promise<ContactRefusals> {
    return db
      .selectFrom('account')
      .select(['contact_refusal_day as day', 'contact_refusal_count as count'])
      .where('account_no', '=', accountNo)
      .executeTakeFirstOrThrow();
  },

  async setContactRefusals(db: Db, accountNo: number, { day, count }: ContactRefusals): Promise<void> {
    await db
      .updateTable('account')
      .set({ contact_refusal_day: day, contact_refusal_count: count })
      .where('account_no', '=', accountNo)
      .execute();
  },

  /** Which contact the database refused because another account was a moment faster; null for any other error. */
  refusedContact(error: unknown): UniqueContact | null {
    if (!(error instanceof Error)) return null;
    // SQLite names the columns, PostgreSQL the index.
    const place = 'constraint' in error && error.constraint ? String(error.constraint) : error.message;
    if (!/unique|^account_(email|mobile)$/i.test(place)) return null;
    if (/account[._]email\b/.test(place)) return 'email';
    return /account[._]mobile(_no)?\b/.test(place) ? 'mobileNo' : null;
  },
};
