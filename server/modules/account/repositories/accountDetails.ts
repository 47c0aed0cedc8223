import type { Db } from '#server/db/Db.ts';

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
};
