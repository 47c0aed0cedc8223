import type { AccountInfo } from '#contract/account.ts';
import type { InfoBody } from '#contract/myPage.ts';

/** What the form holds. A field that may be empty is the empty text. */
export interface InfoFields {
  name: string;
  gender: 'MEN' | 'WOMEN' | '';
  email: string;
  mobileNo: string;
  schoolName: string;
  schoolGrade: string;
  zipCode: string;
  address: string;
  addressDetail: string;
}

/** In the order they stand on the page. */
export const infoFields = [
  'name',
  'gender',
  'schoolName',
  'schoolGrade',
  'email',
  'mobileNo',
  'zipCode',
  'address',
  'addressDetail',
] as const satisfies readonly (keyof InfoFields)[];

export function toInfoFields(info: AccountInfo): InfoFields {
  return {
    name: info.name,
    gender: info.gender ?? '',
    email: info.email ?? '',
    mobileNo: info.mobileNo ?? '',
    schoolName: info.schoolName ?? '',
    schoolGrade: info.schoolGrade,
    zipCode: info.zipCode ?? '',
    address: info.address ?? '',
    addressDetail: info.addressDetail ?? '',
  };
}

/** Only what differs from before, so that nothing else can be overwritten by an old page. */
export function toInfoBody(before: InfoFields, after: InfoFields): InfoBody {
  const changed = infoFields.filter((field) => after[field].trim() !== before[field].trim());
  return Object.fromEntries(changed.map((field) => [field, toValue(field, after[field].trim())])) as InfoBody;
}

function toValue(field: keyof InfoFields, text: string): string | null {
  if (text !== '') return text;
  // A name and a grade are never nothing.
  return field === 'name' || field === 'schoolGrade' ? text : null;
}
