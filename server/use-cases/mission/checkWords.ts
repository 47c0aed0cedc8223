import type { z } from 'zod';
import type { checkData } from '../../../contract/mission.ts';
import { markMission } from '../../../domain/mission/markMission.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { missionAnswers } from '../../repositories/missionAnswers.ts';
import { missionMarks } from '../../repositories/missionMarks.ts';
import type { SignedInContext } from '../Context.ts';
import { loadAttempt } from './loadAttempt.ts';

/**
 * Marks words of an open puzzle by their saved answers. Right ones are locked; wrong ones stay as they are. Asking
 * twice gives the same.
 *
 * @throws AppError NOT_FOUND, MISSION_CLOSED; INVALID_INPUT for another mission or an unknown word
 */
export async function checkWords(
  context: SignedInContext,
  attemptNo: number,
  keys: readonly string[],
): Promise<z.infer<typeof checkData>> {
  return withTransaction(context.db, async (trx) => {
    const { attempt, material } = await loadAttempt({ ...context, db: trx }, attemptNo);
    if (material.kind !== 'PUZZLE') throw new AppError('INVALID_INPUT');
    const answers = new Map((await missionAnswers.list(trx, attemptNo)).map(({ key, value }) => [key, value]));
    const marked = new Map(markMission(material, answers, attempt.seed).map((mark) => [mark.key, mark]));
    const wanted = [...new Set(keys)].map((key) => {
      const mark = marked.get(key);
      if (!mark) throw new AppError('INVALID_INPUT', { fields: { keys: '이 퍼즐에 없는 낱말이에요.' } });
      return mark;
    });
    const right = wanted.filter(({ correct }) => correct);
    await missionMarks.save(trx, attemptNo, right);
    return { results: wanted.map(({ key, correct }) => ({ key, correct })) };
  });
}
