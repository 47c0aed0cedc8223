import { withJosa } from '../text/withJosa.ts';
import type { Seat } from './chooseClass.ts';
import { isGone, listOf, type OneRosterRow, type OneRosterTables } from './identifyOneRoster.ts';
import type { ForeignClass } from './readClasses.ts';

/** The people of a set, with what its other files state about them. */
export interface People {
  /** Somebody with the role of a student, or in a class as one, or without any role. */
  isStudent(user: OneRosterRow): boolean;
  isTeacher(user: OneRosterRow): boolean;
  hasRole(user: OneRosterRow): boolean;
  seatsOf(user: OneRosterRow): readonly Seat[];
  taughtBy(user: OneRosterRow): readonly ForeignClass[];
  schoolOf(user: OneRosterRow): string;
  birthdayOf(user: OneRosterRow): string;
  /** Telephone of a parent that the files name. */
  guardianPhoneOf(user: OneRosterRow): string;
  /** Rows that name somebody who is in no file. */
  notes: readonly string[];
}

interface Role {
  role: string;
  isFirst: boolean;
  org: string;
}

const TEACHING: readonly string[] = ['teacher', 'aide', 'principal', 'proctor'];
const SHOWN = 40;

export function readPeople(tables: OneRosterTables, classes: ReadonlyMap<string, ForeignClass>, today: string): People {
  const users = new Map((tables.users ?? []).map((row) => [row.get('sourcedId'), row]));
  const notes: string[] = [];
  const isKnown = (file: string, row: OneRosterRow) => {
    const id = row.get('userSourcedId');
    if (users.has(id)) return true;
    notes.push(
      `${file} ${row.rowNo}번째 줄: userSourcedId ${withJosa(`‘${id.slice(0, SHOWN)}’`, '이/가')} users.csv에 없어서 읽지 않았어요.`,
    );
    return false;
  };
  const roles = groupBy((tables.roles ?? []).filter((row) => !isGone(row) && isKnown('roles.csv', row)));
  const open = (tables.enrollments ?? []).filter((row) => {
    const end = row.get('endDate');
    const isPast = /^\d{4}-\d{2}-\d{2}/u.test(end) && end.slice(0, 10) < today;
    return !isGone(row) && !isPast && isKnown('enrollments.csv', row);
  });
  const seats = groupBy(open);
  const birthdays = new Map((tables.demographics ?? []).map((row) => [row.get('sourcedId'), row.get('birthDate')]));

  const rolesOf = (user: OneRosterRow): Role[] => {
    const own = roles.get(user.get('sourcedId')) ?? [];
    const listed = own.map((row) => ({
      role: row.get('role').toLowerCase(),
      isFirst: row.get('roleType').toLowerCase() !== 'secondary',
      org: row.get('orgSourcedId'),
    }));
    // 1.1 has one role, in the row of the person.
    const single = user.get('role').toLowerCase();
    return single === '' ? listed : [{ role: single, isFirst: true, org: '' }, ...listed];
  };
  const sits = (user: OneRosterRow, as: string) =>
    (seats.get(user.get('sourcedId')) ?? []).filter((row) => row.get('role').toLowerCase() === as);
  const isA = (user: OneRosterRow, names: readonly string[]) => {
    const own = rolesOf(user);
    const first = own.filter(({ isFirst }) => isFirst);
    return (first.length > 0 ? first : own).some(({ role }) => names.includes(role));
  };
  return {
    notes,
    hasRole: (user) => rolesOf(user).length > 0,
    isStudent: (user) =>
      rolesOf(user).length > 0 ? isA(user, ['student', 'learner']) : sits(user, 'teacher').length === 0,
    isTeacher: (user) => (rolesOf(user).length > 0 ? isA(user, TEACHING) : sits(user, 'teacher').length > 0),
    seatsOf: (user) =>
      sits(user, 'student').map((row) => ({
        rowNo: row.rowNo,
        classId: row.get('classSourcedId'),
        of: classes.get(row.get('classSourcedId')) ?? null,
        primary: row.get('primary').toLowerCase() === 'true',
      })),
    taughtBy: (user) => sits(user, 'teacher').flatMap((row) => classes.get(row.get('classSourcedId')) ?? []),
    schoolOf: (user) =>
      rolesOf(user).find(({ role, org }) => role === 'student' && org !== '')?.org ??
      listOf(user.get('orgSourcedIds'))[0] ??
      user.get('primaryOrgSourcedId'),
    birthdayOf: (user) => birthdays.get(user.get('sourcedId')) ?? '',
    guardianPhoneOf: (user) =>
      listOf(user.get('agentSourcedIds') || user.get('agentSourceIds'))
        .flatMap((id) => users.get(id) ?? [])
        .map((agent) => agent.get('sms') || agent.get('phone'))
        .find((phone) => phone !== '') ?? '',
  };
}

function groupBy(rows: readonly OneRosterRow[]): ReadonlyMap<string, readonly OneRosterRow[]> {
  const groups = new Map<string, OneRosterRow[]>();
  for (const row of rows) {
    const group = groups.get(row.get('userSourcedId'));
    if (group === undefined) groups.set(row.get('userSourcedId'), [row]);
    else group.push(row);
  }
  return groups;
}
