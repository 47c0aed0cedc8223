import type { z } from 'zod';
import type { checkBody, checkData } from '#contract/mission.ts';
import { markMission } from '#domain/mission/markMission.ts';
import { countWrong, mayCheck } from '#domain/mission/mayCheck.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { mayStillCount } from '#server/modules/contest/public.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { loadAttempt } from './loadAttempt.ts';
import { missionChecks } from './repositories/missionChecks.ts';

/**
 * Marks words of an open puzzle by their saved answers. Right ones are locked; wrong ones stay as they are. Asking
 * twice gives the same. The mark of a word that was wrong too often is not shown any more before the puzzle is handed
 * in. Unless the student asks, nothing is marked that may count for a contest or was handed in meanwhile.
 *
 * @throws AppError NOT_FOUND, MISSION_CLOSED; CHECK_USED_UP where none of the words can be checked any more; INVALID_INPUT for another mission or an unknown word
 */
export async function checkWords(
  context: SignedInContext,
  attemptNo: number,
  { keys, byItself }: z.infer<typeof checkBody>,
): Promise<z.infer<typeof checkData>> {
  return withTransaction(context.db, async (trx) => {
    const loaded = await loadAttempt({ ...context, db: trx }, attemptNo).catch((error: unknown) => {
      // Handed in while the question was on its way: nobody waits for an answer, and the result has all marks.
      if (byItself && error instanceof AppError && error.code === 'MISSION_CLOSED') return null;
      throw error;
    });
    if (loaded === null) return { results: [], ended: [] };
    const { attempt, material } = loaded;
    if (material.kind !== 'PUZZLE') throw new AppError('INVALID_INPUT');
    if (byItself && (await mayStillCount({ ...context, db: trx }, attempt))) return { results: [], ended: [] };
    const answers = new Map((await missionAnswers.list(trx, attemptNo)).map(({ key, value }) => [key, value]));
    const marked = new Map(markMission(material, answers, attempt.seed).map((mark) => [mark.key, mark]));
    const wanted = [...new Set(keys)].map((key) => {
      const mark = marked.get(key);
      if (!mark) throw new AppError('INVALID_INPUT', { fields: { keys: '이 퍼즐에 없는 낱말이에요.' } });
      return mark;
    });
    const locked = new Set((await missionMarks.list(trx, attemptNo)).map(({ key }) => key));
    const checks = await missionChecks.list(trx, attemptNo);
    let wrong = [...checks.values()].reduce((sum, { count }) => sum + count, 0);
    const results: { key: string; correct: boolean }[] = [];
    for (const { key, correct } of wanted) {
      const before = checks.get(key);
      const given = answers.get(key) ?? '';
      const known = locked.has(key) || (before !== undefined && before.lastValue === given);
      if (!known && !mayCheck(before, wrong)) continue;
      results.push({ key, correct });
      if (correct) continue;
      const after = countWrong(before, given);
      if (after === before) continue;
      wrong += after.count - (before?.count ?? 0);
      checks.set(key, after);
      await missionChecks.save(trx, attemptNo, key, after);
    }
    const checkedKeys = new Set(results.map(({ key }) => key));
    await missionMarks.save(
      trx,
      attemptNo,
      wanted.filter(({ key, correct }) => correct && checkedKeys.has(key)),
    );
    if (results.length === 0) throw new AppError('CHECK_USED_UP');
    const ended = wanted.filter(
      ({ key, correct }) => !(correct && checkedKeys.has(key)) && !mayCheck(checks.get(key), wrong),
    );
    return { results, ended: ended.map(({ key }) => key) };
  });
}
