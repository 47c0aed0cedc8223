import { z } from 'zod';
import type { TallyBatch } from './countItemAnswers.ts';
import { readKeptForms } from './readKeptForms.ts';
import { levelTestsToCount } from './repositories/attemptsToCount.ts';
import { tallyForm } from './tallyForm.ts';

const storedChoices = z.array(z.number());

/** Level tests of contests that gave a level. */
export const tallyLevelTests: TallyBatch = async (db, tally, { after, until, limit }) => {
  const tries = await levelTestsToCount(db, after, until, limit);
  const last = tries.at(-1);
  if (!last) return null;
  for (const { formNo, version, choices, grade } of tries) {
    const form = (await readKeptForms(db, version)).find((one) => one.formNo === formNo);
    const given = storedChoices.parse(JSON.parse(choices));
    if (form === undefined) continue;
    tallyForm(
      tally,
      form.items.map((item, at) => ({ form, item, value: given[at] === undefined ? '' : `${given[at]}` })),
      grade,
    );
  }
  return { at: last.at, no: last.no };
};
