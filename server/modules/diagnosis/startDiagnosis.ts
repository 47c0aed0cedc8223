import type { DiagnosisTest } from '#contract/diagnosis.ts';
import { formatKoreanDate } from '#domain/time/formatKoreanDate.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { requirePermission } from '#server/modules/ticket/public.ts';
import { testMaterials } from '#server/repositories/testMaterials.ts';
import { addNextItem } from './addNextItem.ts';
import type { DiagnosisSetup } from './DiagnosisSetup.ts';
import { describeTest } from './describeTest.ts';
import { describeLoaded } from './loadDiagnosis.ts';
import { readNextTest } from './readDiagnosisStart.ts';
import { diagnosisAnswers } from './repositories/diagnosisAnswers.ts';
import { diagnosisApplies } from './repositories/diagnosisApplies.ts';

/**
 * Begins a diagnosis, or goes on with the open one.
 *
 * @throws AppError TEST_TOO_SOON while the last result is too young; CONFLICT when another device begins at this moment;
 *   SUBSCRIPTION_NEEDED for a new one on the home site without a ticket
 */
export async function startDiagnosis(context: SignedInContext, setup: DiagnosisSetup): Promise<DiagnosisTest> {
  return withTransaction(context.db, async (trx) => {
    const inside = { ...context, db: trx };
    const { accountNo, now } = context;
    const current = await diagnosisApplies.latest(trx, accountNo);
    if (current?.status === 'OPEN') return describeTest(inside, await describeLoaded(inside, setup, current));
    const { content, grade, form, startsFrom } = await readNextTest(inside, setup);
    if (startsFrom !== null) {
      const message = `진단은 ${formatKoreanDate(startsFrom)}부터 다시 할 수 있어요. 지난 결과는 그대로 볼 수 있어요.`;
      throw new AppError('TEST_TOO_SOON', { message });
    }
    await requirePermission(inside, 'DIAGNOSIS');
    if (!(await testMaterials.has(trx, 'DIAGNOSIS', content.version))) {
      await testMaterials.keep(trx, 'DIAGNOSIS', content.version, JSON.stringify(content.value));
    }
    const applyNo = await diagnosisApplies.insert(trx, {
      accountNo,
      mode: setup.mode,
      band: form.band,
      formNo: setup.mode === 'FIXED' ? form.formNo : null,
      version: content.version,
      grade,
      startedAt: now,
    });
    const opened = applyNo === null ? undefined : await diagnosisApplies.findOwn(trx, accountNo, applyNo);
    if (!opened) throw new AppError('CONFLICT');
    if (setup.mode === 'FIXED') {
      const keys = form.items.map(({ id }) => id);
      await diagnosisAnswers.insert(trx, opened, keys, 0);
    } else await addNextItem(inside, await describeLoaded(inside, setup, opened));
    return describeTest(inside, await describeLoaded(inside, setup, opened));
  });
}
