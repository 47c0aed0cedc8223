import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';

/**
 * Takes a mission out of the student's history, both rounds together. What was paid stays paid, and the mission never
 * pays again.
 *
 * @throws AppError NOT_FOUND when it is missing, hidden already, somebody else's, or was never handed in
 */
export async function deleteMissionHistory(context: SignedInContext, attemptNo: number): Promise<{ done: true }> {
  return withTransaction(context.db, async (trx) => {
    const attempt = await missionAttempts.findOwn(trx, context.accountNo, attemptNo);
    if (!attempt) throw new AppError('NOT_FOUND');
    const mission = { accountNo: context.accountNo, bookNo: attempt.bookNo, kind: attempt.kind };
    const rounds = await missionAttempts.rounds(trx, mission);
    if (!rounds.some(({ status }) => status === 'SUBMITTED')) throw new AppError('NOT_FOUND');
    await missionAttempts.hide(trx, mission);
    return { done: true };
  });
}
