import type { InfoBody } from '#contract/myPage.ts';
import type { SiteName } from '#contract/site.ts';
import { email, mobile } from '#domain/account/contactRules.ts';
import { nameRules } from '#domain/account/nameRules.ts';
import { normalizeEmail } from '#domain/account/normalizeEmail.ts';
import { normalizeName } from '#domain/account/normalizeName.ts';
import { normalizePhone } from '#domain/account/normalizePhone.ts';
import { maxLength, required } from '#domain/account/textRules.ts';
import { grades } from '#domain/book/grades.ts';
import { checkRules } from '#domain/text/checkRules.ts';
import type { Rule } from '#domain/text/Rule.ts';
import type { AccountDetails } from '../repositories/accountDetails.ts';

/** What decides about a change besides the change itself. */
export interface InfoOwner {
  site: SiteName;
  underFourteen: boolean;
  /** Contacts there are now. */
  email: string | null;
  mobileNo: string | null;
  allowEmail: boolean;
  allowSms: boolean;
}

export interface CheckedInfo {
  details: AccountDetails;
  /** Field → what to correct; empty when all is well. */
  fields: Record<string, string>;
}

/** Groups of grades that books are labelled with, and no student is in. */
const FOR_BOOKS_ONLY: readonly string[] = ['MIDDLE_COMMON', 'HIGH_COMMON', 'ALL'];
const ownGrades = grades.map(({ code }) => code).filter((code) => !FOR_BOOKS_ONLY.includes(code));

const zipCode: Rule = (value) => (/^\d{5}$/.test(value) ? null : '우편번호 숫자 5자리를 입력해 주십시오.');
const ownGrade: Rule = (value) =>
  ownGrades.some((code) => code === value) ? null : '목록에 있는 학년을 골라 주십시오.';

/** The text fields: how a value is stored, and what it has to be. Only a name and a grade are never nothing. */
const texts = {
  name: { clean: normalizeName, rules: nameRules },
  email: { clean: normalizeEmail, rules: [email] },
  mobileNo: { clean: normalizePhone, rules: [mobile] },
  schoolName: { clean: normalizeName, rules: [maxLength(50)] },
  schoolGrade: { clean: (text: string) => text, rules: [ownGrade] },
  zipCode: { clean: normalizePhone, rules: [zipCode] },
  address: { clean: normalizeName, rules: [maxLength(100)] },
  addressDetail: { clean: normalizeName, rules: [maxLength(100)] },
} as const;
type TextField = keyof typeof texts;
const textFields = Object.keys(texts) as TextField[];
const NEVER_EMPTY: readonly TextField[] = ['name', 'schoolGrade'];
const HOME_ONLY: readonly TextField[] = ['zipCode', 'address', 'addressDetail'];

/** Judges a change field by field and brings it into the form that is stored. */
export function checkInfo(given: InfoBody, owner: InfoOwner): CheckedInfo {
  const details: Record<string, unknown> = {};
  const fields: Record<string, string> = {};
  for (const field of textFields) {
    const text = given[field];
    if (text === undefined) continue;
    const value = text === null ? '' : texts[field].clean(text);
    const reason = refuseText(field, value, owner);
    if (reason !== null) fields[field] = reason;
    else details[field] = value === '' ? null : value;
  }
  if (given.gender !== undefined) details.gender = given.gender;
  for (const [field, column] of [
    ['allowEmailYn', 'allowEmail'],
    ['allowSmsYn', 'allowSms'],
  ] as const) {
    if (given[field] === undefined || (given[field] === 'Y') === owner[column]) continue;
    // Under 14 only a guardian can agree (개인정보 보호법 제22조의2); taking consent back is open to the child.
    if (given[field] === 'Y' && owner.underFourteen) fields[field] = GUARDIAN_AGREES;
    else details[column] = given[field] === 'Y';
  }
  return { details: details as AccountDetails, fields };
}

const GUARDIAN_AGREES = '만 14세 미만은 가입할 때 보호자가 동의한 소식만 받을 수 있습니다.';

function refuseText(field: TextField, value: string, owner: InfoOwner): string | null {
  if (HOME_ONLY.includes(field) && owner.site !== 'home') return '홈 사이트에서만 쓰는 정보입니다.';
  if (value !== '' || NEVER_EMPTY.includes(field)) return checkRules(value, texts[field].rules);
  // From 14 on an account keeps what it can be found by. A child need not have any, as at joining: without an address
  // of its own the account is not found, and the institution or an operator sets another password.
  const contact = field === 'email' || field === 'mobileNo' ? owner[field] : null;
  return contact !== null && !owner.underFourteen ? required('') : null;
}
