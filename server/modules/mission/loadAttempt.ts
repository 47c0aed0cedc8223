import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { missionAttempts, type StoredAttempt } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

/** An attempt with what it is marked by. */
export interface LoadedAttempt {
  attempt: StoredAttempt;
  material: MissionMaterial;
}

/**
 * An open attempt of the signed-in student.
 *
 * @throws AppError NOT_FOUND when it is missing, hidden or somebody else's; MISSION_CLOSED when it was handed in
 */
export async function loadAttempt(context: SignedInContext, attemptNo: number): Promise<LoadedAttempt> {
  const attempt = await missionAttempts.findOwn(context.db, context.accountNo, attemptNo);
  if (!attempt) throw new AppError('NOT_FOUND');
  if (attempt.status !== 'OPEN') throw new AppError('MISSION_CLOSED');
  const material = await missionMaterials.read(context.db, attempt.bookNo, attempt.kind, attempt.version);
  return { attempt, material };
}
