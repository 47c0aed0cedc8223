import type { Random } from '../random/createRandom.ts';
import { pickIndex } from '../random/pickIndex.ts';
import { type DiagnosisBand, neighbouringBands } from './bandOfReader.ts';

/** What a form is for: a form of the contest is never one of the diagnosis. */
export const formUses = ['DIAGNOSIS', 'CONTEST'] as const;
export type FormUse = (typeof formUses)[number];

interface Form {
  formNo: number;
  band: DiagnosisBand;
  use: FormUse;
}

/**
 * The form somebody takes next: one of the parallel forms of the band that this reader has not had. After all of them one
 * of the neighbouring bands', whose difficulties overlap; after those, months later, the one that was taken longest ago. Content that has no form of this use serves with what its band has.
 *
 * @param taken numbers of the forms this reader has had, the oldest first
 * @param random which of several parallel forms, so that two at one table rarely have the same
 * @returns undefined where there is no form of this band
 */
export function chooseForm<T extends Form>(
  forms: readonly T[],
  { band, use, taken }: { band: DiagnosisBand; use: FormUse; taken: readonly number[] },
  random: Random,
): T | undefined {
  const ofBand = (code: DiagnosisBand) => {
    const all = forms.filter((form) => form.band === code);
    const ofUse = all.filter((form) => form.use === use);
    return ofUse.length > 0 ? ofUse : all;
  };
  const unseen = (some: readonly T[]) => some.filter(({ formNo }) => !taken.includes(formNo));
  const own = ofBand(band);
  const fresh = [unseen(own), unseen(neighbouringBands(band).flatMap(ofBand))].find((some) => some.length > 0);
  if (fresh !== undefined && own.length > 0) return fresh[pickIndex(fresh.length, random)];
  return own.toSorted((one, other) => taken.lastIndexOf(one.formNo) - taken.lastIndexOf(other.formNo))[0];
}
