import { blueprintOf } from '#domain/diagnosis/blueprintOf.ts';
import { adaptiveTestEnds, chooseNextItem } from '#domain/diagnosis/chooseNextItem.ts';
import { estimateReading } from '#domain/diagnosis/estimateReading.ts';
import { DIAGNOSIS_TUNING } from '#domain/diagnosis/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import type { AskedItem, LoadedDiagnosis } from './loadDiagnosis.ts';
import { diagnosisAnswers } from './repositories/diagnosisAnswers.ts';

/** Asks the next question of an adaptive test; undefined when it knows enough. Runs in the transaction of the answer. */
export async function addNextItem(
  context: SignedInContext,
  { apply, forms, asked }: LoadedDiagnosis,
): Promise<Pick<AskedItem, 'form' | 'item'> | undefined> {
  const { db, accountNo, now, random } = context;
  const found = estimateReading(
    asked.map(({ item, answer }) => ({ raq: item.raq, correct: Number(answer.value) === item.answer })),
    apply.grade,
  );
  if (adaptiveTestEnds(asked.length, found.error)) return undefined;
  const seen = await diagnosisAnswers.askedSince(db, accountNo, now - DIAGNOSIS_TUNING.adaptive.unseenMs);
  const bank = forms.flatMap((form) => form.items.map((item) => ({ ...item, form, item })));
  // What this very test has asked stays out, however long ago it was begun; a bank that was seen whole begins again.
  const others = bank.filter(({ id }) => !asked.some(({ item }) => item.id === id));
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
