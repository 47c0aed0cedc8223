import { type GradeCode, grades } from '../../book/grades.ts';
import { checkRules } from '../../text/checkRules.ts';
import type { Rule } from '../../text/Rule.ts';
import { isUnderFourteen } from '../ageInYears.ts';
import { nameRules } from '../nameRules.ts';
import { normalizeEmail } from '../normalizeEmail.ts';
import { normalizeName } from '../normalizeName.ts';
import { normalizePhone } from '../normalizePhone.ts';
import { date } from '../rules/date.ts';
import { email } from '../rules/email.ts';
import { id } from '../rules/id.ts';
import { maxLength } from '../rules/maxLength.ts';
import { mobile } from '../rules/mobile.ts';
import { required } from '../rules/required.ts';
import { type RosterColumn, rosterColumns } from './rosterColumns.ts';

/** A student as a roster tells, checked. */
export interface RosterStudent {
  accountId: string;
  name: string;
  /** `YYYYMMDD` */
  birthday: string;
  schoolGrade: GradeCode;
  gender: 'MEN' | 'WOMEN' | null;
  email: string | null;
  mobileNo: string | null;
  protectorMobileNo: string | null;
  schoolName: string | null;
  underFourteen: boolean;
}

export type RosterRow = { ok: true; student: RosterStudent } | { ok: false; reasons: string[] };

const SCHOOL_NAME_LENGTH = 50;

/**
 * Checks one row of a roster by the rules that joining has. Under 14 the institution holds the guardian's signed
 * consent (개인정보 보호법 시행령 제17조의2 제1항 제4호) and says so in the row, with the guardian's number.
 *
 * @param cells text by column; a missing cell is an empty text
 * @param today `YYYY-MM-DD` in Seoul
 */
export function readRosterRow(cells: Partial<Record<RosterColumn, string>>, today: string): RosterRow {
  const reasons: string[] = [];
  const text = (column: RosterColumn) => (cells[column] ?? '').normalize('NFC').trim();
  const check = (column: RosterColumn, value: string, rules: readonly Rule[]) => {
    const reason = checkRules(value, rules);
    if (reason !== null) reasons.push(`${rosterColumns[column][0]}: ${reason}`);
    return value;
  };
  const optional = (column: RosterColumn, value: string, rules: readonly Rule[]) =>
    value === '' ? null : check(column, value, rules);

  const name = check('name', normalizeName(text('name')), nameRules);
  const accountId = check('accountId', text('accountId'), [required, id]);
  const birthday = check('birthday', readDay(text('birthday')), [required, date]);
  const schoolGrade = readGrade(text('schoolGrade'));
  if (schoolGrade === null) reasons.push('학년: ‘초등 3학년’, ‘초3’처럼 적어 주세요.');
  const gender = readGender(text('gender'));
  if (gender === undefined) reasons.push('성별: ‘남’ 또는 ‘여’로 적거나 비워 주세요.');
  const student = {
    name,
    accountId,
    birthday,
    email: optional('email', normalizeEmail(text('email')), [email]),
    mobileNo: optional('mobileNo', readPhone(text('mobileNo')), [mobile]),
    protectorMobileNo: optional('protectorMobileNo', readPhone(text('protectorMobileNo')), [mobile]),
    schoolName: optional('schoolName', text('schoolName'), [maxLength(SCHOOL_NAME_LENGTH)]),
  };
  const underFourteen = date(birthday) === null && isUnderFourteen(birthday, today);
  if (underFourteen && !saysYes(text('guardianConsent'))) {
    reasons.push('보호자 동의: 만 14세 미만이에요. 보호자의 서면 동의를 받은 뒤 ‘예’라고 적어 주세요.');
  }
  if (underFourteen && student.protectorMobileNo === null) {
    reasons.push('보호자 휴대전화: 만 14세 미만이면 꼭 적어 주세요.');
  }
  if (reasons.length > 0 || schoolGrade === null || gender === undefined) return { ok: false, reasons };
  return { ok: true, student: { ...student, schoolGrade, gender, underFourteen } };
}

/** `2016. 3. 2.`, `2016-3-2`, `2016년 3월 2일` or eight digits, as eight digits; anything else stays, to be refused. */
function readDay(text: string): string {
  const parts = /^(\d{4})[.\-/년\s]+(\d{1,2})[.\-/월\s]+(\d{1,2})[.일\s]*$/.exec(text);
  if (parts === null) return text.replaceAll(/[.\-/\s]/g, '');
  const [, year = '', month = '', day = ''] = parts;
  return `${year}${month.padStart(2, '0')}${day.padStart(2, '0')}`;
}

/** A spreadsheet takes the 0 before a mobile number that was typed without hyphens; no other number begins like that. */
function readPhone(text: string): string {
  return normalizePhone(text).replace(/^(?=1[016789]\d{7,8}$)/, '0');
}

/** `초등 3학년`, `초3`, `중1`, `고 2`, `유아` or the code itself. */
function readGrade(text: string): GradeCode | null {
  const plain = (value: string) => value.replaceAll(/[\s_]|등|학년|학교/g, '').toLowerCase();
  const wanted = plain(text);
  if (wanted === '') return null;
  return grades.find(({ code, name }) => plain(name) === wanted || plain(code) === wanted)?.code ?? null;
}

/** Undefined for something else than a gender or nothing. */
function readGender(text: string): 'MEN' | 'WOMEN' | null | undefined {
  if (text === '') return null;
  if (/^(남|남자|남성|m|men)$/i.test(text)) return 'MEN';
  return /^(여|여자|여성|f|w|women)$/i.test(text) ? 'WOMEN' : undefined;
}

function saysYes(text: string): boolean {
  return /^(예|네|동의|y|yes|o|○|true|1)$/i.test(text);
}
