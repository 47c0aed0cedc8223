import type { TallyBatch } from './countItemAnswers.ts';
import { readKeptForms } from './readKeptForms.ts';
import { diagnosesToCount, diagnosisValues } from './repositories/attemptsToCount.ts';
import { tallyForm } from './tallyForm.ts';

/** Reading tests that gave a level. */
export const tallyDiagnoses: TallyBatch = async (db, tally, { after, until, limit }) => {
  const applies = await diagnosesToCount(db, after, until, limit);
  const last = applies.at(-1);
  if (!last) return null;
  for (const { no, version, grade } of applies) {
    const forms = await readKeptForms(db, version);
    const known = new Map(forms.flatMap((form) => form.items.map((item) => [item.id, { form, item }] as const)));
    const asked = (await diagnosisValues(db, no)).flatMap(({ key, value }) => {
      const found = known.get(key);
      return found ? [{ ...found, value }] : [];
    });
    tallyForm(tally, asked, grade);
  }
  return { at: last.at, no: last.no };
};
