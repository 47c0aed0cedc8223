import type { MissionHistories } from '#contract/readingNote.ts';
import { missionState } from '#domain/mission/missionState.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

/**
 * Every round of a book's missions that was handed in and not deleted, the newest first; two for each mission at most.
 *
 * @throws AppError NOT_FOUND without such a book
 */
export async function readMissionHistories(
  { db, accountNo }: SignedInContext,
  bookNo: number,
): Promise<MissionHistories> {
  if (!(await missionMaterials.findBook(db, bookNo))) throw new AppError('NOT_FOUND');
  const visible = (await missionAttempts.ofBook(db, accountNo, bookNo)).filter(({ hidden }) => !hidden);
  const items = visible.flatMap((attempt) => {
    if (attempt.status !== 'SUBMITTED' || attempt.submittedAt === null) return [];
    const rounds = visible.filter(({ kind }) => kind === attempt.kind);
    const { attemptNo, kind, round, submittedAt, correctCount, itemCount, rate, points } = attempt;
    return [
      {
        attemptNo,
        readingMissionType: kind,
        round,
        submittedAt: new Date(submittedAt).toISOString(),
        correctCount,
        itemCount,
        rate,
        points,
        retryAvailable: missionState(rounds)?.phase !== 'DONE',
      },
    ];
  });
  return { items: items.sort((one, two) => (one.submittedAt < two.submittedAt ? 1 : -1)) };
}

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
