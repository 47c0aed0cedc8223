import type { Random } from './createRandom.ts';
import { pickIndex } from './pickIndex.ts';

/** A copy of the items in a random order (Fisher–Yates); the input stays as it is. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = pickIndex(last + 1, random);
    const held = copy[last] as T;
    copy[last] = copy[other] as T;
    copy[other] = held;
  }
  return copy;
}
