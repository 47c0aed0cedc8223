import type { z } from 'zod';
import type { hintBody, hintData } from '#contract/mission.ts';
import { hintPrice, hintText, nextHint } from '#domain/mission/nextHint.ts';
import { MISSION_TUNING } from '#domain/mission/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { loadAttempt } from './loadAttempt.ts';
import { readMissionStand } from './MissionStand.ts';
import { missionHints } from './repositories/missionHints.ts';

/**
 * The next hint for a word of a puzzle, paid with points that can then no longer be earned.
 *
 * @throws AppError NOT_FOUND, MISSION_CLOSED, HINT_USED_UP; INVALID_INPUT where there is no such word
 */
export async function takeHint(
  context: SignedInContext,
  attemptNo: number,
  { key }: z.infer<typeof hintBody>,
): Promise<z.infer<typeof hintData>> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const { attempt, material } = await loadAttempt(inside, attemptNo);
    const clue = material.kind === 'PUZZLE' ? material.clues.find((candidate) => candidate.key === key) : undefined;
    if (!clue) throw new AppError('INVALID_INPUT', { fields: { key: '힌트를 줄 수 없는 문제예요.' } });
    if (await missionMarks.isMarked(trx, attemptNo, key)) {
      throw new AppError('INVALID_INPUT', { fields: { key: '벌써 맞힌 낱말이에요.' } });
    }
    const book = await missionMaterials.findBook(trx, attempt.bookNo);
    if (!book) throw new AppError('NOT_FOUND');
    const before = await readMissionStand(inside, book, attempt.kind);
    const price = hintPrice(before.points.weight);
    const offer = nextHint(await missionHints.list(trx, before.rounds), key);
    if (!offer.ok) throw refusal(offer.reason);
    // The price is written first: of two requests at once, one waits for the other here.
    if (!(await missionAttempts.addHintCost(trx, attemptNo, price))) throw new AppError('MISSION_CLOSED');
    const hint = { key, step: offer.step, text: hintText(clue.word, offer.step), round: attempt.round };
    await missionHints.insert(trx, attemptNo, hint, price);
    const after = await readMissionStand(inside, book, attempt.kind);
    return { hint, maxPoint: after.available, hintPrice: price };
  });
}

function refusal(reason: 'LADDER_END' | 'WORDS_TOLD'): AppError {
  if (reason === 'LADDER_END') return new AppError('HINT_USED_UP');
  const message = `낱말을 다 알려 주는 힌트는 한 퍼즐에서 ${MISSION_TUNING.maxShownWords}번까지 쓸 수 있어요. 책을 다시 펼쳐 볼까요?`;
  return new AppError('HINT_USED_UP', { message });
}
