import { bandMiddle, type DiagnosisBand, diagnosisBands } from '../../diagnosis/bandOfReader.ts';
import type { FormUse } from '../../diagnosis/chooseForm.ts';
import type { Random } from '../../random/createRandom.ts';
import { pickIndex } from '../../random/pickIndex.ts';
import { LEVEL_DOUBT } from './levelDoubt.ts';
import type { UsualLevel } from './usualLevel.ts';

interface Form {
  readonly formNo: number;
  readonly band: DiagnosisBand;
  readonly use: FormUse;
}

/**
 * The form of the second level test: one that a reader of the usual level manages, so that answers set a weak reader apart from
 * somebody who guesses. A form that was not had before, one of the contest before one of the reading test.
 *
 * @param taken numbers of the forms this reader has had, in contests and in reading tests
 * @returns the one taken longest ago where all were had; undefined where there is no form at all
 */
export function chooseSecondForm<T extends Form>(
  forms: readonly T[],
  usual: Pick<UsualLevel, 'raq' | 'error'>,
  taken: readonly number[],
  random: Random,
): T | undefined {
  const { below, errors } = LEVEL_DOUBT.secondForm;
  const aim = usual.raq - below - errors * usual.error;
  const distance = (band: DiagnosisBand) => Math.abs(bandMiddle(band) - aim);
  const bands = diagnosisBands.toSorted((one, other) => distance(one) - distance(other));
  for (const band of bands) {
    const fresh = forms.filter((form) => form.band === band && !taken.includes(form.formNo));
    const ofContest = fresh.filter(({ use }) => use === 'CONTEST');
    const among = ofContest.length > 0 ? ofContest : fresh;
    if (among.length > 0) return among[pickIndex(among.length, random)];
  }
  const last = ({ formNo }: T) => taken.lastIndexOf(formNo);
  return forms.toSorted((one, other) => last(one) - last(other))[0];
}
