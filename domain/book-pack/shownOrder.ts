import type { Random } from '../random/createRandom.ts';
import { shuffled } from '../random/shuffled.ts';

/**
 * The order in which events are shown before they are arranged: the index of the event at each place. It is never the
 * right order, and every other order is equally likely.
 */
export function shownOrder(count: number, random: Random): number[] {
  const right = Array.from({ length: count }, (_, index) => index);
  if (count < 2) return right;
  for (;;) {
    const shown = shuffled(right, random);
    if (shown.some((at, place) => at !== place)) return shown;
  }
}
