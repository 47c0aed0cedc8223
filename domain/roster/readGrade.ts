import { type GradeCode, grades } from '../book/grades.ts';
import { gradeByAge, LAST_IN_STAGE, type Stage } from './gradeFitsAge.ts';

/** A grade, with the class where it stands in the same cell (`3-2`, `고1-3`). */
export type ReadGrade = { grade: GradeCode; className: string | null } | { reason: string };

export interface GradeHints {
  /** Of the school of the row or of the institution. */
  stage: Stage | null;
  /** `YYYYMMDD`, where it was understood. */
  birthday: string | null;
  /** School year. */
  year: number;
}

const STAGES: readonly [RegExp, Stage][] = [
  [/^(?:초등학교|초등부|초등|초|e)/u, 'ELEMENTARY'],
  [/^(?:중학교|중등부|중등|중학|중|m)/u, 'MIDDLE'],
  [/^(?:고등학교|고등부|고등|고교|고|h)/u, 'HIGH'],
];
const CHILD = /^(?:유아|유치원|유치부|유치|어린이집|미취학|만?[3-7]세(?:반)?|child)$/u;
const FORM = '초3, 중1, 고2처럼 적어 주세요.';

/** A grade in every usual form: `초3`, `초등학교 3학년`, `3`, `３학년`, `고1-3`, `유아`; a bare number by school and age. */
export function readGrade(given: string, { stage: hint, birthday, year }: GradeHints): ReadGrade {
  const raw = given.slice(0, 60).normalize('NFKC').trim();
  const code = grades.find((grade) => grade.code === raw.toUpperCase() || grade.name === raw)?.code;
  if (code !== undefined) return stored(code);
  const text = raw.toLowerCase().replaceAll(/[\s_.'"()]|학교급/gu, '');
  if (text === '') return { reason: `비어 있어요. ${FORM}` };
  if (CHILD.test(text)) return stored('CHILD');
  const soon = /^예비(초|중|고)1?(?:학년)?$/u.exec(text);
  if (soon !== null)
    return { reason: `아직 올라가지 않은 학년이에요. 지금 학년(${BEFORE[soon[1] ?? '']})으로 적어 주세요.` };
  const [pattern, named] = STAGES.find(([start]) => start.test(text)) ?? [];
  const rest = pattern === undefined ? text : text.replace(pattern, '');
  const parts = /^(?:제)?(\d)(?:학년)?(?:[-/]?([1-9]\d?|[가-힣a-z]{1,4}?)(?:반)?)?$/u.exec(rest);
  if (parts === null) return { reason: FORM };
  const no = Number(parts[1]);
  const className = parts[2] ?? null;
  const stage = named ?? hint;
  if (stage !== null) {
    if (no < 1 || no > LAST_IN_STAGE[stage]) return { reason: `${no}학년은 없어요. ${FORM}` };
    return { grade: `${stage}_${no}` as GradeCode, className };
  }
  const byAge = birthday === null ? null : gradeByAge(no, birthday, year);
  if (byAge === null) return { reason: `초등·중등·고등 가운데 어느 학교인지 알 수 없어요. ${FORM}` };
  return { grade: byAge, className };
}

const BEFORE: Readonly<Record<string, string>> = { 초: '유아', 중: '초6', 고: '중3' };

/** Groups of grades that only books have are no grade of a student. */
const stored = (grade: GradeCode): ReadGrade =>
  /_COMMON$|^ALL$/u.test(grade) ? { reason: FORM } : { grade, className: null };
