import type { PersonalityAttempt } from '#contract/personality.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { testMaterials } from '#server/repositories/testMaterials.ts';
import { describeAttempt } from './describeAttempt.ts';
import { describeLoaded } from './loadPersonality.ts';
import { type PersonalitySetup, requireHome } from './PersonalitySetup.ts';
import { readNextPersonality } from './readPersonalityStart.ts';
import { personalityResults } from './repositories/personalityResults.ts';

/** Seeds are 31-bit so that both databases and every random source agree on them. */
const SEEDS = 2 ** 31;

/**
 * Begins a test, or goes on with the open one.
 *
 * @throws AppError NOT_FOUND outside the home site; TEST_TOO_SOON while the last result is too young;
 *   SUBSCRIPTION_NEEDED for a new one without a ticket
 */
export async function startPersonality(context: SignedInContext, setup: PersonalitySetup): Promise<PersonalityAttempt> {
  requireHome(context);
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const { accountNo, now } = context;
    if (!(await personalityResults.open(trx, accountNo))) {
      const { content, startsFrom } = await readNextPersonality(inside, setup);
      if (startsFrom !== null) {
        const message = `${formatKoreanDate(startsFrom)}부터 다시 해 볼 수 있어요. 지난 결과는 그대로 볼 수 있어요.`;
        throw new AppError('TEST_TOO_SOON', { message });
      }
      await requirePermission(inside, 'PERSONALITY');
      if (!(await testMaterials.has(trx, 'PERSONALITY', content.version))) {
        await testMaterials.keep(trx, 'PERSONALITY', content.version, JSON.stringify(content.value));
      }
      const seed = Math.floor(context.random() * SEEDS);
      await personalityResults.insert(trx, { accountNo, version: content.version, seed, startedAt: now });
    }
    const open = await personalityResults.open(trx, accountNo);
    if (!open) throw new AppError('CONFLICT');
    return describeAttempt(inside, await describeLoaded(inside, setup, open));
  });
}
