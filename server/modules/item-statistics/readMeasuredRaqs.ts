import type { DiagnosisForm, DiagnosisItem } from '#domain/diagnosis/DiagnosisForm.ts';
import { countableQuestion } from '#domain/item-statistics/countedChoices.ts';
import { ITEM_TUNING } from '#domain/item-statistics/tuning.ts';
import type { Db } from '#server/db/Db.ts';
import { itemFingerprint } from './itemFingerprint.ts';
import { itemMeasures, type StoredMeasure } from './repositories/itemMeasures.ts';

interface AskedQuestion {
  form: DiagnosisForm;
  item: DiagnosisItem;
}

/** Difficulty of the questions of a test as the answers so far show it; the writer's estimate where there are none. */
export async function readMeasuredRaqs(db: Db, asked: readonly AskedQuestion[]): Promise<ReadonlyMap<string, number>> {
  const measures = await measuresOf(db, asked);
  return new Map(asked.map(({ item }) => [item.id, measures.get(item.id)?.raq ?? item.raq]));
}

/** Whether the difficulty of every question was measured: otherwise an adult reads that it is an estimate. */
export async function areMeasured(db: Db, asked: readonly AskedQuestion[]): Promise<boolean> {
  const measures = await measuresOf(db, asked);
  return asked.every(({ item }) => (measures.get(item.id)?.answers ?? 0) >= ITEM_TUNING.answersToMeasure);
}

/** What the answers to the present wording of each question show, by its key. */
async function measuresOf(db: Db, asked: readonly AskedQuestion[]): Promise<ReadonlyMap<string, StoredMeasure>> {
  const formNos = [...new Set(asked.map(({ form }) => form.formNo))];
  const measures = await itemMeasures.ofOwners(db, formNos, ['DIAGNOSIS']);
  const known = new Map(measures.map((measure) => [`${measure.ownerNo} ${measure.itemKey}`, measure]));
  return new Map(
    asked.flatMap(({ form, item }) => {
      const measure = known.get(`${form.formNo} ${item.id}`);
      const isSame = measure?.fingerprint === itemFingerprint(countableQuestion(item, form.passages).identity);
      return measure && isSame ? [[item.id, measure] as const] : [];
    }),
  );
}
