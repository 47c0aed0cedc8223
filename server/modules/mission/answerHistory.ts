import type { AnswerVersions } from '#contract/answerVersion.ts';
import { writtenLength } from '#domain/mission/writtenLength.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { missionAnswers } from '#server/repositories/missionAnswers.ts';
import { keepAnswerVersion } from './keepAnswerVersion.ts';
import { loadAttempt } from './loadAttempt.ts';
import { answerVersions } from './repositories/answerVersions.ts';

/** Earlier texts of a think-about answer while its attempt is open. */
export const answerHistory = {
  /** @throws AppError NOT_FOUND, MISSION_CLOSED; INVALID_INPUT for an answer that is not in own words */
  async read(context: SignedInContext, attemptNo: number, key: string): Promise<AnswerVersions> {
    await requireThought(context, attemptNo, key);
    const rows = await answerVersions.list(context.db, attemptNo, key);
    return {
      items: rows.map(({ version, value, savedAt }) => ({
        version,
        savedAt: new Date(savedAt).toISOString(),
        length: writtenLength(value),
        text: value,
      })),
    };
  },

  /** Keeps the text as it stands, before another takes its place. Asked again it changes nothing. */
  async keepNow(context: SignedInContext, attemptNo: number, key: string): Promise<AnswerVersions> {
    return withTransaction(context.db, async (trx) => {
      const inside = { ...context, db: trx };
      const attempt = await requireThought(inside, attemptNo, key);
      const before = (await missionAnswers.find(trx, attemptNo, key))?.value ?? '';
      await keepAnswerVersion(inside, attempt, { key, before, after: before, keepBefore: true });
      return answerHistory.read(inside, attemptNo, key);
    });
  },
};

async function requireThought(context: SignedInContext, attemptNo: number, key: string) {
  const { attempt, material } = await loadAttempt(context, attemptNo);
  const known = material.kind === 'THINK' && material.prompts.some(({ id }) => id === key);
  if (!known) throw new AppError('INVALID_INPUT', { fields: { key: '지난 글이 없는 문제예요.' } });
  return attempt;
}
