import { className } from '../classroom/className.ts';
import { csvLine } from '../interchange/toCsv.ts';
import { gradeName } from '../roster/gradeName.ts';
import { manifestFiles, OWN_SYSTEM, oneRosterHeaders, type WrittenFile } from './oneRosterHeaders.ts';
import { toOneRosterGrade } from './readOneRosterGrade.ts';
import { splitName } from './splitName.ts';

/** An institution as it is exported. Numbers are those of the database; they never leave it. */
export interface ExportedInstitution {
  name: string;
  pupils: readonly {
    accountNo: number;
    accountId: string;
    name: string;
    schoolGrade: string;
    active: boolean;
    classNo: number | null;
  }[];
  classes: readonly { classNo: number; schoolYear: number; grade: string; name: string }[];
  /** Who teaches a class of these. */
  teachers: readonly { staffNo: number; name: string; email: string; classNos: readonly number[] }[];
}

/** The id of something in the files, always the same one. @param key what it is in the institution */
export type IdOf = (
  kind: 'ORG' | 'USER' | 'STAFF' | 'CLASS' | 'COURSE' | 'YEAR' | 'TERM' | 'ROLE' | 'SEAT',
  key: string,
) => string;

type Row = Readonly<Record<string, string>>;

/**
 * The files of a OneRoster 1.2 set in bulk mode, by name. Rows of a bulk file leave `status` and `dateLastModified`
 * empty, and a file without rows is not allowed: it is absent. Lines end as RFC 4180 has them, without the mark of UTF-8.
 */
export function writeOneRoster(institution: ExportedInstitution, idOf: IdOf): Map<string, string> {
  const rows = rowsOf(institution, idOf);
  const files = new Map<string, string>();
  files.set('manifest.csv', manifestOf(rows));
  for (const [file, list] of Object.entries(rows) as [WrittenFile, Row[]][]) {
    if (list.length === 0) continue;
    const header = oneRosterHeaders[file];
    const lines = [header, ...list.map((row) => header.map((column) => row[column] ?? ''))];
    files.set(`${file}.csv`, lines.map(csvLine).join(''));
  }
  return files;
}

function manifestOf(rows: Readonly<Record<WrittenFile, readonly Row[]>>): string {
  const modeOf = (file: string) => ((rows[file as WrittenFile] ?? []).length > 0 ? 'bulk' : 'absent');
  return [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...manifestFiles.map((file) => [`file.${file}`, modeOf(file)]),
    ['source.systemName', OWN_SYSTEM.name],
    ['source.systemCode', OWN_SYSTEM.code],
  ]
    .map(csvLine)
    .join('');
}

function rowsOf({ name, pupils, classes, teachers }: ExportedInstitution, idOf: IdOf): Record<WrittenFile, Row[]> {
  const org = idOf('ORG', '');
  const years = [...new Set(classes.map(({ schoolYear }) => schoolYear))].sort();
  const grades = [...new Set(classes.map(({ grade }) => grade))];
  const known = new Set(classes.map(({ classNo }) => classNo));
  const people = [
    ...pupils.map((pupil) => ({
      id: idOf('USER', String(pupil.accountNo)),
      role: 'student',
      username: pupil.accountId,
      name: pupil.name,
      email: '',
      active: pupil.active,
      grades: toOneRosterGrade(pupil.schoolGrade),
      classNos: pupil.classNo === null ? [] : [pupil.classNo],
    })),
    ...teachers.map((teacher) => ({
      id: idOf('STAFF', String(teacher.staffNo)),
      role: 'teacher',
      username: teacher.email,
      name: teacher.name,
      email: teacher.email,
      active: true,
      grades: '',
      classNos: teacher.classNos,
    })),
  ];
  const led = new Set<number>();
  return {
    academicSessions: years.flatMap((year) => sessionsOf(year, idOf)),
    classes: classes.map((one) => ({
      sourcedId: idOf('CLASS', String(one.classNo)),
      title: className(one),
      grades: toOneRosterGrade(one.grade),
      courseSourcedId: idOf('COURSE', one.grade),
      classCode: one.name,
      classType: 'homeroom',
      schoolSourcedId: org,
      termSourcedIds: idOf('TERM', String(one.schoolYear)),
    })),
    courses: grades.map((grade) => ({
      sourcedId: idOf('COURSE', grade),
      title: `${gradeName(grade)} 독서`,
      grades: toOneRosterGrade(grade),
      orgSourcedId: org,
    })),
    enrollments: people.flatMap(({ id, role, classNos }) =>
      classNos
        .filter((classNo) => known.has(classNo))
        .map((classNo) => {
          // Only a teacher leads a class, and only one does.
          const leads = role === 'teacher' && !led.has(classNo);
          if (leads) led.add(classNo);
          return {
            sourcedId: idOf('SEAT', `${id} ${classNo}`),
            classSourcedId: idOf('CLASS', String(classNo)),
            schoolSourcedId: org,
            userSourcedId: id,
            role,
            primary: String(leads),
          };
        }),
    ),
    orgs: [{ sourcedId: org, name, type: 'school' }],
    roles: people.map(({ id, role }) => ({
      sourcedId: idOf('ROLE', id),
      userSourcedId: id,
      roleType: 'primary',
      role,
      orgSourcedId: org,
    })),
    users: people.map((person) => ({
      sourcedId: person.id,
      enabledUser: String(person.active),
      username: person.username,
      ...splitName(person.name),
      email: person.email,
      grades: person.grades,
      primaryOrgSourcedId: org,
    })),
  };
}

/** A Korean school year, and the term that classes name: 1 March to the last of February. The format calls a year by its end. */
function sessionsOf(year: number, idOf: IdOf): Row[] {
  const lastDay = new Date(Date.UTC(year + 1, 2, 0)).getUTCDate();
  const days = { startDate: `${year}-03-01`, endDate: `${year + 1}-02-${lastDay}`, schoolYear: String(year + 1) };
  const whole = idOf('YEAR', String(year));
  return [
    { sourcedId: whole, title: `${year}학년도`, type: 'schoolYear', ...days },
    { sourcedId: idOf('TERM', String(year)), title: `${year}학년도`, type: 'term', ...days, parentSourcedId: whole },
  ];
}
