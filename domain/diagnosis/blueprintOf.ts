import type { DiagnosisBand } from './bandOfReader.ts';

/** Questions of each category, in the order of `comprehensionCategories`; the youngest are asked more about words. */
const YOUNGEST = [4, 3, 3, 4, 2, 1, 2, 1] as const;
const OTHERS = [3, 3, 2, 3, 3, 2, 2, 2] as const;

/** What a test of twenty questions is made of. */
export function blueprintOf(band: DiagnosisBand): readonly number[] {
  return band === 'B1' ? YOUNGEST : OTHERS;
}
