import type { MissionAttempt } from '#contract/mission.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { describeAttempt } from './describeAttempt.ts';

/**
 * An attempt of the signed-in student as its player sees it now, also after it was handed in: a browser that asks for
 * it a second time learns that from the result. @throws AppError NOT_FOUND when it is missing, hidden or somebody else's
 */
export async function readAttempt(context: SignedInContext, attemptNo: number): Promise<MissionAttempt> {
  const attempt = await missionAttempts.findOwn(context.db, context.accountNo, attemptNo);
  const book = attempt && (await missionMaterials.findBook(context.db, attempt.bookNo));
  if (!attempt || !book) throw new AppError('NOT_FOUND');
  return describeAttempt(context, book, attempt);
}
