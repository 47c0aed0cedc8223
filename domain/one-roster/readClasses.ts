import type { GradeCode } from '../book/grades.ts';
import { classOfTitle } from '../roster/classOfTitle.ts';
import type { Stage } from '../roster/gradeFitsAge.ts';
import { readClassName } from '../roster/readClassName.ts';
import { schoolYear } from '../roster/schoolYear.ts';
import { isGone, listOf, type OneRosterTables } from './identifyOneRoster.ts';
import { readOneRosterGrade } from './readOneRosterGrade.ts';

/** When a class is taught; of several classes of a student the first kind counts. */
export type ClassTime = 'NOW' | 'LATER' | 'BEFORE';

/** A class of a file. */
export interface ForeignClass {
  /** As it is called here: without `반`. */
  name: string;
  grade: GradeCode | null;
  /** School year; null where the file names no term. */
  year: number | null;
  time: ClassTime;
  homeroom: boolean;
  school: string;
}

interface ReadingPlace {
  /** `YYYY-MM-DD` in Seoul */
  today: string;
  stage: Stage | null;
  /** Whether the files are our own: their classes are named exactly. */
  own: boolean;
}

/** The classes of a set by their ids, without those that are to be deleted. */
export function readClasses(tables: OneRosterTables, place: ReadingPlace): Map<string, ForeignClass> {
  const sessions = new Map(
    (tables.academicSessions ?? [])
      .filter((row) => !isGone(row))
      .map((row) => [row.get('sourcedId'), { start: dayOf(row.get('startDate')), end: dayOf(row.get('endDate')) }]),
  );
  const classes = new Map<string, ForeignClass>();
  for (const row of tables.classes ?? []) {
    if (isGone(row)) continue;
    const terms = listOf(row.get('termSourcedIds')).flatMap((id) => sessions.get(id) ?? []);
    const grades = [...new Set(listOf(row.get('grades')).map((text) => readOneRosterGrade(text, place.stage)))];
    const title = row.get('title');
    classes.set(row.get('sourcedId'), {
      name: (place.own && row.get('classCode')) || (classOfTitle(title).className ?? readClassName(title) ?? title),
      grade: grades.length === 1 ? (grades[0] ?? null) : null,
      ...timeOf(terms, place.today),
      homeroom: row.get('classType').toLowerCase() === 'homeroom',
      school: row.get('schoolSourcedId'),
    });
  }
  return classes;
}

function timeOf(terms: readonly { start: string; end: string }[], today: string): Pick<ForeignClass, 'year' | 'time'> {
  const sorted = [...terms].sort((one, two) => one.start.localeCompare(two.start));
  const last = sorted.at(-1);
  if (last === undefined) return { year: null, time: 'NOW' };
  // A year that begins in another month is the school year of today while it lasts.
  if (sorted.some(({ start, end }) => start <= today && today <= end)) return { year: schoolYear(today), time: 'NOW' };
  const later = sorted.find(({ start }) => start > today);
  if (later !== undefined) return { year: schoolYear(later.start), time: 'LATER' };
  return { year: schoolYear(last.start), time: 'BEFORE' };
}

/** `2027-03-01` of `2027-03-01T00:00:00Z`, `2027/3/1`. */
function dayOf(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})/u.exec(text) ?? [];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
