import { withoutBracketed } from '../text/withoutBracketed.ts';
import type { Stage } from './gradeFitsAge.ts';

const ENDINGS: readonly [RegExp, Stage][] = [
  [/초등학교|초등|(?:^|[가-힣])초$/u, 'ELEMENTARY'],
  [/중학교|(?:^|[가-힣])(?:여중|남중|중)$/u, 'MIDDLE'],
  [/고등학교|(?:^|[가-힣])(?:여고|남고|공고|상고|외고|과고|고)$/u, 'HIGH'],
];

/** Which school a name is of: `책바다초등학교`, `바다초`, `물결여중`. Null where the name does not show it. */
export function stageOfSchool(name: string): Stage | null {
  const plain = withoutBracketed(name.normalize('NFKC'), '(', ')').replaceAll(/\s/gu, '');
  const found = ENDINGS.filter(([ending]) => ending.test(plain));
  return found.length === 1 ? (found[0]?.[1] ?? null) : null;
}
