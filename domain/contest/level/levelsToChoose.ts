import { levelOfRaq, readingLevels } from '../../book/readingLevels.ts';
import type { JudgedReader } from './judgeLevel.ts';
import { levelsInOrder } from './levelsInOrder.ts';

/**
 * The levels that a person chooses from, the youngest first: from the one that was shown to the usual one. Nobody decides
 * beyond what was shown or known.
 */
export function levelsToChoose<T extends JudgedReader['levels'][number]>(
  levels: readonly T[],
  shownCode: string,
  usualCode: string,
): T[] {
  const order = levelsInOrder(levels);
  const [from, to] = [shownCode, usualCode].map((code) => order.findIndex((level) => level.code === code));
  return order.filter((_, place) => place >= (from ?? 0) && place <= (to ?? -1));
}

/** The raq inside a contest level that is nearest to what a reader showed. */
export function raqWithin({ levels }: JudgedReader['levels'][number], raq: number): number {
  if (levels.includes(levelOfRaq(raq))) return raq;
  const own = readingLevels.filter(({ code }) => levels.includes(code));
  const ends = own.flatMap(({ raqFrom, raqTo }) => [raqFrom, raqTo]);
  return ends.reduce((best, end) => (Math.abs(end - raq) < Math.abs(best - raq) ? end : best), ends[0] ?? raq);
}
