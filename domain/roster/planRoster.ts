import { maskName } from '../text/maskName.ts';
import { findMember, knownMembers, personOf } from './findMember.ts';
import type { RosterStudent, ShownStudent } from './RosterStudent.ts';
import type { PlacedRow } from './readRosterTable.ts';
import { type Member, type RosterChange, rosterChanges } from './rosterChanges.ts';
import { rowKey } from './rowKey.ts';

export type RosterAction =
  | { kind: 'JOIN'; student: RosterStudent }
  | { kind: 'CHANGE'; student: RosterStudent; member: Member; changes: RosterChange[] }
  | { kind: 'KNOWN'; member: Member }
  /** Left as it is until somebody has looked: confirmed rows are named when the roster is read again. */
  | { kind: 'ASK'; reasons: string[] }
  | { kind: 'REFUSED'; reasons: string[] };

export interface PlannedRow {
  sheet: string;
  rowNo: number;
  shown: ShownStudent;
  action: RosterAction;
}

export interface RosterPlan {
  rows: PlannedRow[];
  /** Members of the classes or grades that the roster is about who are not in it. Nothing happens to them. */
  leavers: Member[];
}

export interface RosterScope {
  /** School year of the roster. */
  year: number;
  /** Rows that somebody has looked at and confirmed, as `rowKey` writes them. */
  confirmed: ReadonlySet<string>;
  /** Whether the roster holds all of the institution. */
  whole: boolean;
}

/**
 * What a roster changes: who joins, who moves on to another grade or class, who stays as they are, what has to be asked
 * first, and who is not in it any more.
 *
 * @param members of the institution
 */
export function planRoster(read: readonly PlacedRow[], members: readonly Member[], scope: RosterScope): RosterPlan {
  const known = knownMembers(read, members);
  const seenIds = new Set<string>();
  const seenMarks = new Map<string, string>();
  const seenPeople = new Map<string, string>();
  const seats = seatsOf(members, scope.year);
  const seenSeats = new Map<string, string>();
  const rows: PlannedRow[] = [];
  const found = new Set<Member>();
  for (const { sheet, rowNo, row } of read) {
    const plan = (action: RosterAction) => rows.push({ sheet, rowNo, shown: row.shown, action });
    if (row.kind === 'SKIPPED') continue;
    if (row.kind === 'REFUSED') {
      plan({ kind: 'REFUSED', reasons: row.reasons });
      continue;
    }
    const { student } = row;
    const key = rowKey(sheet, rowNo);
    const confirmed = scope.confirmed.has(key) || scope.confirmed.has(String(rowNo));
    if (student.accountId !== null && seenIds.has(student.accountId)) {
      plan({ kind: 'REFUSED', reasons: ['아이디: 명단에 두 번 있어요.'] });
      continue;
    }
    if (student.accountId !== null) seenIds.add(student.accountId);
    const mark = student.external?.id;
    const sameMark = mark === undefined ? undefined : seenMarks.get(mark);
    if (sameMark !== undefined) {
      plan({ kind: 'REFUSED', reasons: [`파일에 같은 번호의 사람이 두 번 있어요(${sameMark}번째 줄).`] });
      continue;
    }
    if (mark !== undefined) seenMarks.set(mark, String(rowNo));
    // Without a birthday a name is no person.
    const twin = student.birthday === '' ? undefined : seenPeople.get(personOf(student));
    seenPeople.set(personOf(student), twin ?? key);
    const seat = seatOf(student.schoolGrade, student.className, student.classNumber);
    const seated = seat === null ? undefined : seenSeats.get(seat);
    if (seat !== null && seated === undefined) seenSeats.set(seat, key);
    const match = findMember(student, known);
    if ('reasons' in match) {
      plan(match.kind === 'ASK' && confirmed ? joinOrRefuse(row) : match);
    } else if (match.member === null) {
      const doubts = [...row.doubts, ...newcomerDoubts(student, { twin, seated, holder: seats.get(seat ?? '') })];
      plan(
        doubts.length > 0 && !confirmed && row.joinReasons.length === 0
          ? { kind: 'ASK', reasons: doubts }
          : joinOrRefuse(row),
      );
    } else {
      found.add(match.member);
      // Another system has an id for each of two who look alike.
      const doubled = match.member.marks.includes(mark ?? '') ? undefined : twin;
      plan(changeOrConfirm(student, match.member, doubled, row.doubts, scope.year, confirmed));
    }
  }
  return { rows, leavers: findLeavers(rows, members, found, scope) };
}

/** A place in a class, by which a list for paper knows a student. */
const seatOf = (grade: string, className: string | null, number: number | null) =>
  className === null || number === null ? null : `${grade} ${className} ${number}`;

function seatsOf(members: readonly Member[], year: number): ReadonlyMap<string, Member> {
  const seats = new Map<string, Member>();
  for (const member of members) {
    const { classGrade, className, classNumber, classYear } = member;
    const seat = classYear === year && classGrade !== null ? seatOf(classGrade, className, classNumber) : null;
    if (seat !== null) seats.set(seat, member);
  }
  return seats;
}

interface Doubles {
  /** Row with the same name and birthday. */
  twin: string | undefined;
  /** Row with the same number of the same class. */
  seated: string | undefined;
  /** Member with the same number of the same class. */
  holder: Member | undefined;
}

/** Why somebody who would be new may be somebody who is known. */
function newcomerDoubts({ name, classNumber }: RosterStudent, { twin, seated, holder }: Doubles): string[] {
  const doubts: string[] = [];
  if (twin !== undefined) doubts.push(`이름과 생년월일이 ${twin}번째 줄과 같아요. 다른 학생인지 확인해 주세요.`);
  else if (seated !== undefined) doubts.push(`번호: 같은 반 ${classNumber}번이 ${seated}번째 줄에도 있어요.`);
  if (holder?.name === name) {
    doubts.push(
      `생년월일: 같은 반 ${classNumber}번에 이름이 같고 생년월일이 다른 학생(${holder.accountId})이 이미 있어요. 다른 학생인지 확인해 주세요.`,
    );
  }
  return doubts;
}

type ReadRow = Extract<PlacedRow['row'], { kind: 'READ' }>;

const joinOrRefuse = ({ student, joinReasons }: ReadRow): RosterAction =>
  joinReasons.length > 0 ? { kind: 'REFUSED', reasons: joinReasons } : { kind: 'JOIN', student };

function changeOrConfirm(
  student: RosterStudent,
  member: Member,
  twin: string | undefined,
  doubts: readonly string[],
  year: number,
  confirmed: boolean,
): RosterAction {
  const changes = rosterChanges(student, member, year);
  const reasons: string[] = [];
  if (twin !== undefined) reasons.push(`이름과 생년월일이 ${twin}번째 줄과 같아요. 다른 학생인지 확인해 주세요.`);
  if (changes.some(({ field }) => field === 'name')) {
    reasons.push(`이름: 이 아이디의 학생은 지금 ${maskName(member.name)}이에요. 이름이 바뀌었는지 확인해 주세요.`);
  }
  if (student.external !== undefined && student.birthday !== '' && student.birthday !== member.birthday) {
    reasons.push('생년월일: 저장된 것과 달라요. 같은 학생인지 확인해 주세요. 생년월일은 바꾸지 않아요.');
  }
  if (changes.some(({ field }) => field === 'schoolGrade')) reasons.push(...doubts);
  if (reasons.length > 0 && !confirmed) return { kind: 'ASK', reasons };
  return changes.length === 0 ? { kind: 'KNOWN', member } : { kind: 'CHANGE', student, member, changes };
}

/** Who was in the classes (without classes: in the grades) of those in the roster, before or after, and is not in it. */
function findLeavers(
  rows: readonly PlannedRow[],
  members: readonly Member[],
  found: ReadonlySet<Member>,
  { whole }: RosterScope,
): Member[] {
  const classOf = (grade: string, name: string | null) => (name === null ? grade : `${grade} ${name}`);
  const inMember = ({ schoolGrade, classGrade, className }: Member) => classOf(classGrade ?? schoolGrade, className);
  const covered = new Set([...found].map(inMember));
  for (const { action } of rows) {
    if (!('student' in action)) continue;
    covered.add(classOf(action.student.schoolGrade, action.student.className));
  }
  const listed = new Set(rows.flatMap(({ shown }) => (shown.accountId === '' ? [] : [shown.accountId])));
  const names = new Set(rows.map(({ shown }) => shown.name));
  return members.filter(
    (member) =>
      !found.has(member) &&
      // Whoever stands in a row that was refused or is asked about has not left.
      !listed.has(member.accountId) &&
      !names.has(member.name) &&
      (whole || covered.has(inMember(member))),
  );
}
