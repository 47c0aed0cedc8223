import type { RosterStudent } from './RosterStudent.ts';
import type { PlacedRow } from './readRosterTable.ts';
import type { Member } from './rosterChanges.ts';

export const personOf = ({ name, birthday }: { name: string; birthday: string }) => `${birthday} ${name}`;

interface KnownMembers {
  byId: ReadonlyMap<string, Member>;
  byPerson: ReadonlyMap<string, readonly Member[]>;
  byMark: ReadonlyMap<string, Member>;
  /** Members who are found by their marks: no other row is one of them. */
  taken: ReadonlySet<Member>;
  members: readonly Member[];
  /** How many rows without a birthday have this name in this class. */
  nameCounts: ReadonlyMap<string, number>;
}

type Match =
  | { member: Member | null }
  | { kind: 'ASK'; reasons: string[] }
  /** With the reasons by column, so that somebody can name the id. */
  | { kind: 'REFUSED'; reasons: string[] };

/** The members of an institution by all that rows know them by. */
export function knownMembers(rows: readonly PlacedRow[], members: readonly Member[]): KnownMembers {
  const byMark = new Map(members.flatMap((member) => member.marks.map((mark) => [mark, member] as const)));
  const byPerson = new Map<string, Member[]>();
  for (const member of members) byPerson.set(personOf(member), [...(byPerson.get(personOf(member)) ?? []), member]);
  const taken = new Set<Member>();
  const nameCounts = new Map<string, number>();
  for (const { row } of rows) {
    if (row.kind !== 'READ') continue;
    const { student } = row;
    const marked = student.external && byMark.get(student.external.id);
    if (marked !== undefined) taken.add(marked);
    else if (student.birthday === '') nameCounts.set(seatName(student), (nameCounts.get(seatName(student)) ?? 0) + 1);
  }
  return {
    byId: new Map(members.map((member) => [member.accountId, member])),
    byPerson,
    byMark,
    taken,
    members,
    nameCounts,
  };
}

/** The member that a row is about: by the id of another system, by the own id, or by name and birthday. */
export function findMember(student: RosterStudent, known: KnownMembers): Match {
  const marked = student.external && known.byMark.get(student.external.id);
  if (marked !== undefined) return { member: marked };
  const same = (known.byPerson.get(personOf(student)) ?? []).filter((member) => !known.taken.has(member));
  if (student.accountId !== null) return findById(student, student.accountId, same, known);
  if (student.birthday === '') return findByName(student, known);
  if (same.length <= 1) return { member: same[0] ?? null };
  const close = same.filter(
    ({ protectorMobileNo, className }) =>
      (student.protectorMobileNo !== null && protectorMobileNo === student.protectorMobileNo) ||
      (student.protectorMobileNo === null && className !== null && className === student.className),
  );
  if (close.length === 1) return { member: close[0] ?? null };
  const ids = same.map(({ accountId }) => accountId).join(', ');
  return {
    kind: 'REFUSED',
    reasons: [`이름과 생년월일이 같은 학생이 여럿이에요(${ids}). 아이디를 적어 주세요.`],
  };
}

function findById(
  student: RosterStudent,
  accountId: string,
  same: readonly Member[],
  { byId }: Pick<KnownMembers, 'byId'>,
): Match {
  const holder = byId.get(accountId);
  if (holder !== undefined && student.birthday !== '' && holder.birthday !== student.birthday) {
    const hint = holder.name === student.name ? ' 이름은 같고 생년월일이 달라요.' : '';
    return { kind: 'REFUSED', reasons: [`아이디: 다른 계정이 이미 쓰고 있어요.${hint}`] };
  }
  if (holder !== undefined) return { member: holder };
  const [other] = same;
  if (other === undefined) return { member: null };
  return { kind: 'ASK', reasons: [`같은 이름과 생년월일의 학생이 다른 아이디로 이미 있어요: ${other.accountId}.`] };
}

/** Somebody of another system whose file has no birthdays: the only one of that name in the class, or somebody names the id. */
function findByName(student: RosterStudent, { members, taken, nameCounts }: KnownMembers): Match {
  const named = members.filter((member) => member.name === student.name && !taken.has(member));
  const classmates = named.filter(
    ({ className, classGrade }) =>
      className !== null &&
      className === student.className &&
      classGrade === (student.external?.classGrade ?? student.schoolGrade),
  );
  if (classmates.length === 1 && nameCounts.get(seatName(student)) === 1) return { member: classmates[0] ?? null };
  if (named.length === 0) return { member: null };
  const ids = named.map(({ accountId }) => accountId).join(', ');
  return {
    kind: 'REFUSED',
    reasons: [
      '생년월일: 파일에 없어요. 새 학생이면 적어 주세요.',
      `아이디: 이름이 같은 학생이 있어요(${ids}). 같은 학생이면 그 아이디를 적어 주세요.`,
    ],
  };
}

const seatName = ({ schoolGrade, className, name, external }: RosterStudent) =>
  `${external?.classGrade ?? schoolGrade} ${className ?? ''} ${name}`;
