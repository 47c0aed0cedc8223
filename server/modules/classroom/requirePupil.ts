import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { type PupilFigures, pupils } from './repositories/pupils.ts';

/** A pupil of the institution. @throws AppError NOT_FOUND */
export async function requirePupil({ db, post }: PostContext, accountNo: number): Promise<PupilFigures> {
  const pupil = await pupils.find(db, post.academyNo, accountNo);
  if (pupil === undefined) throw new AppError('NOT_FOUND');
  return pupil;
}
