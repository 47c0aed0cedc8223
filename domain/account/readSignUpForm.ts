import type { GradeCode } from '../book/grades.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { checkRules } from '../text/checkRules.ts';
import { normalizeNfc } from '../text/normalizeNfc.ts';
import { defaultRuleMessage, type Rule } from '../text/Rule.ts';
import { ageOver, ageUnder, date } from './birthdayRules.ts';
import { email, mobile } from './contactRules.ts';
import type { WordBook } from './guessing/createWordBook.ts';
import { id, nameRules } from './nameRules.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import { normalizeName } from './normalizeName.ts';
import { normalizePhone } from './normalizePhone.ts';
import { passwordConfirmation, passwordRules } from './passwordRules.ts';
import type { SignUpKind } from './signUpMachine.ts';
import { maxLength, required } from './textRules.ts';

/** The form as it was sent. */
export interface SignUpFormTexts {
  accountId: string;
  password: string;
  passwordConfirmation: string;
  name: string;
  birthday: string;
  email: string | null;
  mobileNo: string | null;
  schoolName: string | null;
  schoolGrade: string;
}

/** What is stored of it; the password is hashed first. */
export interface SignUpFacts {
  accountId: string;
  password: string;
  name: string;
  /** `YYYYMMDD` */
  birthday: string;
  email: string | null;
  mobileNo: string | null;
  schoolName: string | null;
  schoolGrade: GradeCode;
}

export type SignUpFormResult =
  | { ok: true; facts: SignUpFacts }
  | { ok: false; fields: Partial<Record<keyof SignUpFormTexts, string>> };

/** What the password is held against beside the form itself. */
export interface PasswordChecks {
  words: WordBook;
  /** Names of the academy or school that is joined. */
  places: readonly string[];
}

const SCHOOL_NAME_LENGTH = 50;

/**
 * Checks the form by every rule of spec section 5 and brings its texts into the form they are stored in. Under 14 an
 * address and a number of one's own are optional: few children have any.
 *
 * @param today `YYYY-MM-DD` in Seoul
 */
export function readSignUpForm(
  given: SignUpFormTexts,
  kind: SignUpKind,
  today: string,
  { words, places }: PasswordChecks,
): SignUpFormResult {
  const fields: Partial<Record<keyof SignUpFormTexts, string>> = {};
  const check = (name: keyof SignUpFormTexts, value: string, rules: readonly Rule[]) => {
    const reason = checkRules(value, rules);
    if (reason !== null) fields[name] = reason;
    return value;
  };
  const contact = (name: 'email' | 'mobileNo', value: string, rule: Rule) =>
    value === '' && kind === 'GUARDIAN' ? null : check(name, value, [required, rule]);

  const age = kind === 'SELF' ? ageOver(today) : ageUnder(today);
  const schoolName = normalizeNfc(given.schoolName ?? '');
  const grade = studentGrades.find(({ code }) => code === given.schoolGrade)?.code;
  if (grade === undefined) fields.schoolGrade = given.schoolGrade === '' ? '필수 입력 정보입니다.' : defaultRuleMessage;
  const owner = {
    ...{ accountId: given.accountId, name: normalizeName(given.name), birthday: given.birthday, email: given.email },
    mobileNos: [given.mobileNo],
    places: [schoolName, ...places],
  };
  const facts = {
    accountId: check('accountId', given.accountId, [required, id]),
    password: check('password', given.password, passwordRules(owner, words)),
    name: check('name', normalizeName(given.name), nameRules),
    birthday: check('birthday', given.birthday, [required, date, age]),
    email: contact('email', normalizeEmail(given.email ?? ''), email),
    mobileNo: contact('mobileNo', normalizePhone(given.mobileNo ?? ''), mobile),
    schoolName: schoolName === '' ? null : check('schoolName', schoolName, [maxLength(SCHOOL_NAME_LENGTH)]),
    schoolGrade: grade ?? ('ALL' as const),
  };
  check('passwordConfirmation', given.passwordConfirmation, [required, passwordConfirmation(given.password)]);
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, facts };
}
