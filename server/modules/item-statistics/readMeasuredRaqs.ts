import type { DiagnosisForm, DiagnosisItem } from '#domain/diagnosis/DiagnosisForm.ts';
import { countableQuestion } from '#domain/item-statistics/countedChoices.ts';
import type { Db } from '#server/db/Db.ts';
import { itemFingerprint } from './itemFingerprint.ts';
import { itemMeasures } from './repositories/itemMeasures.ts';

/** Difficulty of the questions of a test as the answers so far show it; the writer's estimate where there are none. */
export async function readMeasuredRaqs(
  db: Db,
  asked: readonly { form: DiagnosisForm; item: DiagnosisItem }[],
): Promise<ReadonlyMap<string, number>> {
  const formNos = [...new Set(asked.map(({ form }) => form.formNo))];
  const measures = await itemMeasures.ofOwners(db, formNos, ['DIAGNOSIS']);
  const known = new Map(measures.map((measure) => [`${measure.ownerNo} ${measure.itemKey}`, measure]));
  return new Map(
    asked.map(({ form, item }) => {
      const measure = known.get(`${form.formNo} ${item.id}`);
      const isSame = measure?.fingerprint === itemFingerprint(countableQuestion(item, form.passages).identity);
      return [item.id, isSame && measure ? measure.raq : item.raq];
    }),
  );
}
