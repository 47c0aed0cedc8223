import { createProblemSink, type PackProblem } from '../book-pack/PackProblem.ts';
import { bandMiddle, diagnosisBands } from './bandOfReader.ts';
import type { DiagnosisForm } from './DiagnosisForm.ts';
import { formInformation } from './formInformation.ts';

const LIMITS = {
  /** Forms of a band by their use. */
  least: { DIAGNOSIS: 2, CONTEST: 1 },
  /** Information at the middle of the band: smallest over largest of its forms. */
  informationRatio: 0.9,
} as const;

/** Checks over all forms: enough of them for each band, equally informative, and no number or key twice. */
export function checkParallelForms(
  forms: readonly { file: string; value: Pick<DiagnosisForm, 'formNo' | 'band' | 'use' | 'items'> }[],
): PackProblem[] {
  const sink = createProblemSink('diagnosis');
  for (const band of diagnosisBands) {
    const own = forms.filter(({ value }) => value.band === band);
    for (const [use, least] of Object.entries(LIMITS.least)) {
      const found = own.filter(({ value }) => value.use === use).length;
      if (found < least) sink.error(band, `${use} 검사지가 ${least}벌 이상 있어야 해요 (${found}벌)`);
    }
    const shown = own.map(({ value }) => formInformation(value.items, bandMiddle(band)));
    const ratio = Math.min(...shown) / Math.max(...shown);
    if (shown.length > 1 && ratio < LIMITS.informationRatio)
      sink.error(band, `가운데 수준에서 검사지의 정보량이 ${Math.round((1 - ratio) * 100)}% 달라요 (10%까지)`);
  }
  const seen = new Map<string, string>();
  for (const { file, value } of forms) {
    for (const name of [`formNo ${value.formNo}`, ...value.items.map(({ id }) => id)]) {
      const other = seen.get(name);
      if (other !== undefined) sink.error(file, `${name}이 ${other}에도 있어요`);
      else seen.set(name, file);
    }
  }
  return sink.problems;
}
