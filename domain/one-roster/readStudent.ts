import type { GradeCode } from '../book/grades.ts';
import type { Stage } from '../roster/gradeFitsAge.ts';
import { gradeName } from '../roster/gradeName.ts';
import type { RosterColumn } from '../roster/nameRosterColumn.ts';
import type { SheetRow } from '../table/Sheet.ts';
import type { ChosenClass } from './chooseClass.ts';
import { listOf, type OneRosterRow } from './identifyOneRoster.ts';
import { readOneRosterGrade } from './readOneRosterGrade.ts';
import type { People } from './readPeople.ts';
import { joinName } from './splitName.ts';

/** What is taken of a student. Neither mail nor telephone of a child is among it, and no password. */
export const STUDENT_COLUMNS = [
  'name',
  'birthday',
  'schoolGrade',
  'className',
  'protectorMobileNo',
  'externalId',
  'classGrade',
  'classYear',
] as const satisfies RosterColumn[];

/** A student as a line of a roster, with what is wrong or has to be confirmed. */
export function readStudent(
  user: OneRosterRow,
  { of, problem, doubt }: ChosenClass,
  { people, stage }: { people: People; stage: Stage | null },
): SheetRow {
  const grade = gradeOf(user, of?.grade ?? null, stage);
  const texts: Record<(typeof STUDENT_COLUMNS)[number], string> = {
    name: joinName({
      familyName: user.get('familyName'),
      givenName: user.get('givenName'),
      middleName: user.get('middleName'),
    }),
    birthday: people.birthdayOf(user),
    schoolGrade: grade.text,
    className: of?.name ?? '',
    protectorMobileNo: people.guardianPhoneOf(user),
    externalId: user.get('sourcedId'),
    classGrade: of?.grade ? gradeName(of.grade) : '',
    classYear: of?.year ? String(of.year) : '',
  };
  const problems = [problem, grade.problem].filter((text) => text !== null);
  const doubts = [doubt, roleDoubt(user, people), enabledDoubt(user)].filter((text) => text !== null);
  return {
    rowNo: user.rowNo,
    cells: new Map(STUDENT_COLUMNS.flatMap((column, place) => (texts[column] === '' ? [] : [[place, texts[column]]]))),
    ...(problems.length > 0 && { problems }),
    ...(doubts.length > 0 && { doubts }),
  };
}

function gradeOf(user: OneRosterRow, ofClass: GradeCode | null, stage: Stage | null) {
  const texts = listOf(user.get('grades') || user.get('grade'));
  const read = [...new Set(texts.map((text) => readOneRosterGrade(text, stage)))];
  const [only] = read;
  if (texts.length === 0 || (ofClass !== null && read.includes(ofClass)))
    return { text: ofClass === null ? '' : gradeName(ofClass), problem: null };
  if (read.length > 1) {
    const problem = `학년: users.csv ${user.rowNo}번째 줄 grades에 학년이 여럿이에요(‘${texts.join(',').slice(0, 40)}’). 하나만 적어 주세요.`;
    return { text: texts.join(','), problem };
  }
  return { text: only ? gradeName(only) : texts.join(','), problem: null };
}

const roleDoubt = (user: OneRosterRow, people: People) =>
  people.hasRole(user)
    ? null
    : `users.csv ${user.rowNo}번째 줄의 사람은 역할(role)이 없어요. 학생이 맞는지 확인해 주세요.`;

const enabledDoubt = (user: OneRosterRow) =>
  user.get('enabledUser').toLowerCase() === 'false'
    ? `users.csv ${user.rowNo}번째 줄의 enabledUser가 false예요. 지금 다니는 학생인지 확인해 주세요.`
    : null;
