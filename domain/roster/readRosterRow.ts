import { ageInYears, isUnderFourteen, MAXIMUM_AGE } from '../account/ageInYears.ts';
import { email } from '../account/contactRules.ts';
import { id, nameRules } from '../account/nameRules.ts';
import { normalizeEmail } from '../account/normalizeEmail.ts';
import { maxLength } from '../account/textRules.ts';
import type { GradeCode } from '../book/grades.ts';
import { studentGrades } from '../book/studentGrades.ts';
import { checkRules } from '../text/checkRules.ts';
import type { Rule } from '../text/Rule.ts';
import { withJosa } from '../text/withJosa.ts';
import { withoutControls } from '../text/withoutControls.ts';
import { gradeFitsAge, type Stage } from './gradeFitsAge.ts';
import { gradeName } from './gradeName.ts';
import { type RosterColumn, rosterHeadings } from './nameRosterColumn.ts';
import type { ExternalFacts, RosterRow } from './RosterStudent.ts';
import { readClassName } from './readClassName.ts';
import { readClassNumber } from './readClassNumber.ts';
import { readConsent } from './readConsent.ts';
import { readDay } from './readDay.ts';
import { readGender } from './readGender.ts';
import { readGrade } from './readGrade.ts';
import { readName } from './readName.ts';
import { readPhone } from './readPhone.ts';
import { readStudentNo } from './readStudentNo.ts';
import { stageOfSchool } from './stageOfSchool.ts';

/** Enough to find the cell again. */
const SHOWN = 40;

const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\u2028\u2029]+/gu;

const ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!)/u;

export interface RosterRowHints {
  /** `YYYY-MM-DD` in Seoul */
  today: string;
  /** School year of the roster. */
  year: number;
  /** Of the institution, where its name shows it. */
  stage: Stage | null;
  /** What the name of the sheet or its title states, for columns that the table does not have. */
  grade: string | null;
  className: string | null;
}

const SCHOOL_NAME_LENGTH = 50;
const CLASS_NAME_LENGTH = 20;

/**
 * Checks one row of a roster by the rules that joining has. Under 14 the institution holds the guardian's signed
 * consent (개인정보 보호법 시행령 제17조의2 제1항 제4호) and declares so in the row, with the guardian's number.
 *
 * @param cells text by column; a missing cell is an empty text
 */
export function readRosterRow(cells: Partial<Record<RosterColumn, string>>, hints: RosterRowHints): RosterRow {
  const reasons: string[] = [];
  const text = (column: RosterColumn) =>
    withoutControls(cells[column] ?? '')
      .normalize('NFC')
      .trim();
  const refuse = (column: RosterColumn, reason: string) => {
    reasons.push(`${rosterHeadings[column]}: ${refuseCell(text(column), reason)}`);
    return null;
  };
  const check = (column: RosterColumn, value: string, rules: readonly Rule[]) => {
    const reason = checkRules(value, rules);
    return reason === null ? value : refuse(column, reason);
  };
  const optional = (column: RosterColumn, value: string, rules: readonly Rule[]) =>
    value === '' || /^[-.]+$/u.test(value) ? null : check(column, value, rules);
  const phone = (column: 'mobileNo' | 'protectorMobileNo') => {
    const read = readPhone(text(column));
    return 'reason' in read ? refuse(column, read.reason) : read.mobileNo;
  };

  const name = check('name', readName(text('name')), nameRules);
  const accountId = optional('accountId', text('accountId').normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase(), [
    id,
  ]);
  const external = externalFactsOf(text);
  const isKnownElsewhere = external !== undefined && text('birthday') === '';
  const birthday = isKnownElsewhere
    ? ''
    : birthdayOf(text('birthday'), hints.today, (reason) => refuse('birthday', reason));
  const studentNo = text('studentNo') === '' ? null : readStudentNo(text('studentNo'));
  const stage = stageOfSchool(text('schoolName')) ?? hints.stage;
  const gradeText = text('schoolGrade') || studentNo?.gradeNo || hints.grade || '';
  const grade = readGrade(gradeText, { stage, birthday: birthday || null, year: hints.year });
  if ('reason' in grade) reasons.push(`${rosterHeadings.schoolGrade}: ${refuseCell(gradeText, grade.reason)}`);
  const inGrade = 'reason' in grade ? null : grade.className;
  const ownClass = external === undefined ? readClassName(text('className')) : writtenClassName(text('className'));
  const className = ownClass ?? studentNo?.className ?? readClassName(inGrade ?? '') ?? hints.className;
  if (className !== null) check('className', className, [maxLength(CLASS_NAME_LENGTH)]);
  // Without a class a number is only that of the row.
  const number = className === null ? null : (readClassNumber(text('classNumber')) ?? studentNo?.classNumber);
  if (number === undefined && text('classNumber') !== '')
    refuse('classNumber', '1부터 99까지의 숫자로 적거나 비워 주세요.');
  const gender = readGender(text('gender')) ?? null;
  if (readGender(text('gender')) === undefined) refuse('gender', '‘남’ 또는 ‘여’로 적거나 비워 주세요.');
  const student = {
    email: optional('email', normalizeEmail(text('email')), [email]),
    mobileNo: phone('mobileNo'),
    protectorMobileNo: phone('protectorMobileNo'),
    schoolName: optional('schoolName', text('schoolName'), [maxLength(SCHOOL_NAME_LENGTH)]),
  };
  const shown = {
    name: name ?? text('name'),
    schoolGrade: 'grade' in grade ? gradeName(grade.grade) : gradeText,
    className: className ?? '',
    classNumber: String(number ?? ''),
    accountId: accountId ?? text('accountId'),
  };
  if (reasons.length > 0 || name === null || birthday === null || 'reason' in grade) {
    return { kind: 'REFUSED', shown, reasons };
  }
  const underFourteen = birthday !== '' && isUnderFourteen(birthday, hints.today);
  const fits = birthday === '' || gradeFitsAge(grade.grade, birthday, hints.year);
  const guardianLacks = underFourteen ? whatGuardianLacks(text('guardianConsent'), student.protectorMobileNo) : [];
  return {
    kind: 'READ',
    shown,
    student: {
      ...student,
      accountId,
      name,
      birthday,
      schoolGrade: grade.grade,
      className,
      classNumber: number ?? null,
      gender,
      underFourteen,
      ...(external && { external }),
    },
    joinReasons: birthday === '' ? [`${rosterHeadings.birthday}: 꼭 적어 주세요.`] : guardianLacks,
    doubts: fits
      ? []
      : [
          `학년: ${withJosa(gradeName(grade.grade), '와/과')} 생년월일(${birthday})의 나이가 맞지 않아요. 확인해 주세요.`,
        ],
  };
}

function externalFactsOf(text: (column: RosterColumn) => string): ExternalFacts | undefined {
  const id = text('externalId');
  if (id === '') return undefined;
  const year = text('classYear');
  const grade = studentGrades.find(({ name }) => name === text('classGrade'))?.code ?? null;
  return { id, classGrade: grade satisfies GradeCode | null, classYear: /^20\d\d$/u.test(year) ? Number(year) : null };
}

/** A class of another system is named as it is there, but for `반` at its end. `-` is no class. */
function writtenClassName(text: string): string | null {
  return /^[-.]*$/u.test(text) ? null : text.replace(/(?<=.)반$/u, '').trim() || text;
}

function birthdayOf(text: string, today: string, refuse: (reason: string) => null): string | null {
  if (text === '') return refuse('꼭 적어 주세요.');
  const read = readDay(text, today);
  if ('reason' in read) return refuse(read.reason);
  const age = ageInYears(read.day, today);
  if (age < 0) return refuse('아직 오지 않은 날이에요. 연도를 확인해 주세요.');
  if (age > MAXIMUM_AGE) return refuse(`${MAXIMUM_AGE}살이 넘어요. 연도를 확인해 주세요.`);
  return read.day;
}

function whatGuardianLacks(consent: string, protectorMobileNo: string | null): string[] {
  const reasons: string[] = [];
  const agreed = readConsent(consent);
  if (agreed !== true) {
    const why = '만 14세 미만이에요. 보호자의 서면 동의를 받은 뒤 ‘예’라고 적어 주세요.';
    reasons.push(`${rosterHeadings.guardianConsent}: ${refuseCell(consent, why)}`);
  }
  if (protectorMobileNo === null) {
    reasons.push(`${rosterHeadings.protectorMobileNo}: 만 14세 미만이면 꼭 적어 주세요.`);
  }
  return reasons;
}

/** Why a cell was refused, after its value; a formula without a value gets a reason of its own. */
function refuseCell(value: string, reason: string): string {
  const text = value.replaceAll(UNSEEN, ' ').trim();
  if (text === '') return reason;
  const shown = `‘${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}’`;
  if (ERROR.test(text)) return `${shown} 수식이 오류예요. 값으로 바꾸어 주세요.`;
  if (text.startsWith('='))
    return `${shown} 수식의 값이 파일에 없어요. 엑셀에서 열어 다시 저장하거나 값만 붙여 넣어 주세요.`;
  return `${shown} ${reason}`;
}
