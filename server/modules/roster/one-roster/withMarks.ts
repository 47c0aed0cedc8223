import type { PlacedRow } from '#domain/roster/readRosterTable.ts';
import type { Member } from '#domain/roster/rosterChanges.ts';
import { externalIds } from '../repositories/externalIds.ts';
import { rosterMembers } from '../repositories/rosterMembers.ts';
import type { RosterWork } from '../settleRow.ts';
import { markOf, sourcedIds } from './sourcedIds.ts';

/**
 * The pupils of an institution, and the rows of a roster, both with the marks by which they are compared: of the ids of
 * other systems, and of those that our own export gives. A roster without such ids needs none.
 */
export async function withMarks(
  work: RosterWork,
  academyNo: number,
  rows: readonly PlacedRow[],
): Promise<{ rows: PlacedRow[]; members: Member[] }> {
  if (!rows.some(({ row }) => row.kind === 'READ' && row.student.external !== undefined))
    return { rows: [...rows], members: await rosterMembers.list(work.db, academyNo) };
  const mark = markOf(work.secrets, academyNo);
  return { rows: rows.map((placed) => marked(placed, mark)), members: await listMarked(work, academyNo) };
}

/** The pupils of an institution with their marks. */
export async function listMarked(
  { db, secrets }: Pick<RosterWork, 'db' | 'secrets'>,
  academyNo: number,
): Promise<Member[]> {
  const mark = markOf(secrets, academyNo);
  const idOf = sourcedIds(secrets, academyNo);
  const kept = new Map<number, string[]>();
  for (const { accountNo, mark: known } of await externalIds.list(db, academyNo)) {
    kept.set(accountNo, [...(kept.get(accountNo) ?? []), known]);
  }
  return (await rosterMembers.list(db, academyNo)).map((member) => ({
    ...member,
    marks: [mark(idOf('USER', String(member.accountNo))), ...(kept.get(member.accountNo) ?? [])],
  }));
}

function marked(placed: PlacedRow, mark: (id: string) => string): PlacedRow {
  const { row } = placed;
  if (row.kind !== 'READ' || row.student.external === undefined) return placed;
  const external = { ...row.student.external, id: mark(row.student.external.id) };
  return { ...placed, row: { ...row, student: { ...row.student, external } } };
}
