import type { RosterStudent } from '#domain/roster/RosterStudent.ts';
import type { Db } from '#server/db/Db.ts';
import { externalIds } from '../repositories/externalIds.ts';

/** Stores under which id another system knows a student, where the roster states one. */
export async function keepExternalId(
  { db, now }: { db: Db; now: number },
  { accountNo, academyNo, student }: { accountNo: number; academyNo: number; student: RosterStudent },
): Promise<void> {
  if (student.external === undefined) return;
  await externalIds.keep(db, { academyNo, accountNo, mark: student.external.id }, now);
}
