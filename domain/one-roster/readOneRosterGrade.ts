import { type GradeCode, grades } from '../book/grades.ts';
import { type Stage, stepOf } from '../roster/gradeFitsAge.ts';
import { readGrade } from '../roster/readGrade.ts';

const BEFORE_SCHOOL: readonly string[] = ['IT', 'PR', 'PK', 'TK', 'KG'];
/** Years of school before a stage begins. */
const BEFORE: Readonly<Record<Stage, number>> = { ELEMENTARY: 0, MIDDLE: 6, HIGH: 9 };
const LAST_OF: Readonly<Record<Stage, number>> = { ELEMENTARY: 6, MIDDLE: 3, HIGH: 3 };

/** A grade in the vocabulary of OneRoster: `KG`, `01` to `12`. */
export function toOneRosterGrade(grade: string): string {
  const step = stepOf(grade as GradeCode);
  return step === null ? 'KG' : String(step).padStart(2, '0');
}

/**
 * The grade that a word of a file means: the vocabulary of OneRoster, or a grade as Korean schools write it.
 *
 * @param stage of the school: a middle school that writes `01` does not mean the first year of elementary school
 * @returns null where it is neither
 */
export function readOneRosterGrade(given: string, stage: Stage | null): GradeCode | null {
  const text = given.trim().toUpperCase();
  if (BEFORE_SCHOOL.includes(text)) return 'CHILD';
  if (/^\d{1,2}$/u.test(text)) {
    const no = Number(text);
    const within = stage !== null && no <= LAST_OF[stage] ? BEFORE[stage] : 0;
    return grades.find(({ code }) => stepOf(code) === no + within)?.code ?? null;
  }
  const read = readGrade(given, { stage, birthday: null, year: 0 });
  return 'grade' in read ? read.grade : null;
}
