import { className } from '../classroom/className.ts';
import type { Stage } from '../roster/gradeFitsAge.ts';
import { rosterHeadings } from '../roster/nameRosterColumn.ts';
import { stageOfSchool } from '../roster/stageOfSchool.ts';
import type { Sheet, SheetRow } from '../table/Sheet.ts';
import { chooseClass } from './chooseClass.ts';
import { isGone, type OneRosterRow, type OneRosterTables } from './identifyOneRoster.ts';
import { OWN_SYSTEM } from './oneRosterHeaders.ts';
import { readClasses } from './readClasses.ts';
import { type People, readPeople } from './readPeople.ts';
import { readStudent, STUDENT_COLUMNS } from './readStudent.ts';
import { joinName } from './splitName.ts';

/** What a set of OneRoster files holds, with its students as sheets that a roster is read from. */
export interface OneRosterReading {
  version: '1.1' | '1.2';
  /** Whether the files hold changes alone, or everybody. */
  mode: 'BULK' | 'DELTA';
  /** A sheet of students for each school of the files; those of other schools are hidden. */
  sheets: Sheet[];
  classCount: number;
  teachers: ForeignTeacher[];
  /** Students who are to be deleted there. Nothing happens to them here. */
  leaving: { externalId: string; name: string }[];
  /** What was left out, with file, row and column, in whole sentences. */
  notes: string[];
}

export interface ForeignTeacher {
  name: string;
  email: string;
  /** As people call them: `초등 3학년 2반`. */
  classNames: string[];
}

export interface OneRosterPlace {
  /** `YYYY-MM-DD` in Seoul */
  today: string;
  institutionName: string;
}

const NOTES_SHOWN = 20;
const FILE = 'users.csv';

/** Joins the files of a set. @returns in words why they are no roster */
export function readOneRoster(tables: OneRosterTables, place: OneRosterPlace): OneRosterReading | { problem: string } {
  if (tables.users === undefined)
    return { problem: 'OneRoster 파일인데 users.csv가 없어요. users.csv와 함께 골라 주세요.' };
  const settings = new Map((tables.manifest ?? []).map((row) => [row.get('propertyName'), row.get('value')]));
  const own = settings.get('source.systemCode') === OWN_SYSTEM.code;
  // Our own files write each grade as it is, whatever school it is.
  const stage = own ? null : stageOfSchool(place.institutionName);
  const classes = readClasses(tables, { today: place.today, stage, own });
  const people = readPeople(tables, classes, place.today);
  const students = tables.users.filter((row) => people.isStudent(row));
  const staying = students.filter((row) => !isGone(row));
  const isDelta = settings.get('file.users') === 'delta' || tables.users.some(isGone);
  return {
    version: settings.get('oneroster.version') === '1.2' || tables.roles !== undefined ? '1.2' : '1.1',
    mode: isDelta ? 'DELTA' : 'BULK',
    sheets: sheetsOf(staying, people, { tables, place, stage }),
    classCount: classes.size,
    teachers: tables.users.filter((row) => !isGone(row) && people.isTeacher(row)).map((row) => teacherOf(row, people)),
    leaving: students.filter(isGone).map((row) => ({ externalId: row.get('sourcedId'), name: nameOf(row) })),
    notes: shortened(people.notes),
  };
}

interface Files {
  tables: OneRosterTables;
  place: OneRosterPlace;
  stage: Stage | null;
}

/** One sheet a school: a district's file holds many, of which only the own one is taken at first. */
function sheetsOf(students: readonly OneRosterRow[], people: People, { tables, place, stage }: Files): Sheet[] {
  const names = new Map((tables.orgs ?? []).map((row) => [row.get('sourcedId'), row.get('name')]));
  const bySchool = new Map<string, SheetRow[]>();
  for (const row of students) {
    const school = people.schoolOf(row);
    const chosen = chooseClass(people.seatsOf(row));
    const rows = bySchool.get(school) ?? [];
    rows.push(readStudent(row, chosen, { people, stage }));
    bySchool.set(school, rows);
  }
  const plain = (name: string) => name.normalize('NFKC').replaceAll(/\s/gu, '');
  const isOwn = (school: string) => plain(names.get(school) ?? '') === plain(place.institutionName);
  const single = bySchool.size <= 1;
  return [...bySchool].map(([school, rows]) => ({
    name: single ? FILE : `${(names.get(school) || school || '학교 없음').slice(0, 80)} ${FILE}`,
    hidden: !single && !isOwn(school),
    merges: [],
    rows: [headingRow, ...rows],
  }));
}

const headingRow: SheetRow = {
  rowNo: 1,
  cells: new Map(STUDENT_COLUMNS.map((column, place) => [place, rosterHeadings[column]])),
};

function teacherOf(row: OneRosterRow, people: People): ForeignTeacher {
  const taught = people
    .taughtBy(row)
    .map(({ grade, name }) => (grade === null ? `${name}반` : className({ grade, name })));
  return { name: nameOf(row), email: row.get('email'), classNames: [...new Set(taught)] };
}

const nameOf = (row: OneRosterRow) =>
  joinName({ familyName: row.get('familyName'), givenName: row.get('givenName'), middleName: row.get('middleName') });

function shortened(notes: readonly string[]): string[] {
  if (notes.length <= NOTES_SHOWN) return [...notes];
  return [...notes.slice(0, NOTES_SHOWN), `그 밖에 ${notes.length - NOTES_SHOWN}줄도 같은 까닭으로 읽지 않았어요.`];
}
