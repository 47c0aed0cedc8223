import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { operatorQueries } from './repositories/operatorQueries.ts';
import type { RosterInstitution } from './settleRow.ts';

/** @throws AppError NOT_FOUND for an unknown institution, STATUS_CHANGE_REFUSED unless it is ACTIVE */
export async function findOpenInstitution(db: Db, academyNo: number): Promise<RosterInstitution> {
  const institution = await operatorQueries.findInstitution(db, academyNo);
  if (institution === undefined) throw new AppError('NOT_FOUND');
  if (institution.status !== 'ACTIVE') throw new AppError('STATUS_CHANGE_REFUSED');
  return institution;
}
