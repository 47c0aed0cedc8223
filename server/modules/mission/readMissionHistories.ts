import type { MissionHistories } from '#contract/readingNote.ts';
import { missionState } from '#domain/mission/missionState.ts';
import type { SignedInContext } from '#server/core/Context.ts';
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
