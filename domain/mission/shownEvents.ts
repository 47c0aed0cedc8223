import type { OrderItem } from '../book-pack/BookPackContent.ts';
import { shownOrder } from '../book-pack/shownOrder.ts';
import { createRandom } from '../random/createRandom.ts';

/** An event as one attempt shows it. `at` is its place in the right order and stays on the server. */
export interface ShownEvent {
  /** A to D, by the place where it is shown, so it gives nothing away. */
  id: string;
  text: string;
  at: number;
}

/**
 * The events of an item as this attempt shows them, never in the right order. An answer to the item is their ids in the
 * order that the student gave them, such as `CABD`.
 */
export function shownEvents({ id, events }: OrderItem, seed: number): ShownEvent[] {
  // Two items of one attempt must not be shuffled alike: one that is solved would give the other away.
  const own = [...id].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), seed);
  return shownOrder(events.length, createRandom(own)).map((at, place) => ({
    id: String.fromCharCode('A'.charCodeAt(0) + place),
    text: events[at] ?? '',
    at,
  }));
}

/** The ids in the right order: what an item of ORDER is marked by. */
export function rightOrder(item: OrderItem, seed: number): string {
  const shown = shownEvents(item, seed);
  return [...shown]
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id)
    .join('');
}

/** Whether a text names each of these ids once. */
export function isPermutation(value: string, ids: readonly string[]): boolean {
  return [...value].sort().join('') === [...ids].sort().join('');
}
