import type { DiagnosisTest } from '#contract/diagnosis.ts';
import { presentItem, presentPassages } from '#domain/diagnosis/presentItem.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { LoadedDiagnosis } from './loadDiagnosis.ts';

/** A test under way as the student sees it. */
export function describeTest({ now }: SignedInContext, { apply, forms, asked, state }: LoadedDiagnosis): DiagnosisTest {
  const form = forms.find(({ band }) => band === apply.band);
  return {
    diagnosisApplyNo: apply.applyNo,
    mode: apply.mode,
    title: form?.title ?? '',
    minutes: form?.minutes ?? 0,
    itemCount: state.itemCount,
    startedAt: new Date(apply.startedAt).toISOString(),
    currentDate: new Date(now).toISOString(),
    passages: presentPassages(asked),
    questions: asked.map((one) => presentItem(one.form, one.item)),
    answers: state.items.flatMap(({ key, value, seq }) => (value === '' ? [] : [{ key, value, seq }])),
  };
}
