import { readingLevels } from '../../book/readingLevels.ts';

/** The contest's levels from the youngest readers' on. */
export function levelsInOrder<T extends { readonly levels: readonly string[] }>(levels: readonly T[]): T[] {
  const first = ({ levels: own }: T) => readingLevels.findIndex(({ code }) => own.includes(code));
  return levels.toSorted((one, other) => first(one) - first(other));
}
