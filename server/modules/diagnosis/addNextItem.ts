import { blueprintOf } from '#domain/diagnosis/blueprintOf.ts';
import { adaptiveTestEnds, chooseNextItem } from '#domain/diagnosis/chooseNextItem.ts';
import type { DiagnosisItem } from '#domain/diagnosis/DiagnosisForm.ts';
import { estimateReading } from '#domain/diagnosis/estimateReading.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readMeasuredRaqs } from '#server/modules/item-statistics/public.ts';
import type { AskedItem, LoadedDiagnosis } from './loadDiagnosis.ts';
import { diagnosisAnswers } from './repositories/diagnosisAnswers.ts';

/** Asks the next question of an adaptive test; undefined when it knows enough. Runs in the transaction of the answer. */
export async function addNextItem(
  context: SignedInContext,
  { apply, forms, asked }: LoadedDiagnosis,
): Promise<Pick<AskedItem, 'form' | 'item'> | undefined> {
  const { db, accountNo, now, random } = context;
  const bank = forms.flatMap((form) => form.items.map((item) => ({ form, item })));
  const raqs = await readMeasuredRaqs(db, bank);
  const raqOf = (item: DiagnosisItem) => raqs.get(item.id) ?? item.raq;
  const found = estimateReading(
    asked.map(({ item, answer }) => ({ raq: raqOf(item), correct: Number(answer.value) === item.answer })),
    apply.grade,
  );
  if (adaptiveTestEnds(asked.length, found.error)) return undefined;
  const seen = await diagnosisAnswers.askedSince(db, accountNo, now - DIAGNOSIS_TUNING.adaptive.unseenMs);
  // What this very test has asked stays out, however long ago it was begun; a bank that was seen whole begins again.
  const offered = bank.map(({ form, item }) => ({ ...item, raq: raqOf(item), form, item }));
  const others = offered.filter(({ id }) => !asked.some(({ item }) => item.id === id));
  const fresh = others.filter(({ id }) => !seen.has(id));
  const next = chooseNextItem(
    fresh.length > 0 ? fresh : others,
    asked.map(({ item }) => item.category),
    found,
    blueprintOf(apply.band),
    random,
  );
  if (!next) return undefined;
  await diagnosisAnswers.insert(db, apply, [next.id], asked.length);
  return { form: next.form, item: next.item };
}
