import type { CountableItem } from '#domain/item-statistics/countedChoices.ts';
import { type ItemAnswerCount, raqBin } from '#domain/item-statistics/ItemAnswerCount.ts';
import type { ItemSource } from '#domain/item-statistics/ItemSource.ts';
import { itemFingerprint } from './itemFingerprint.ts';
import type { ItemName } from './repositories/itemAnswerCounts.ts';

/** An item with everything that is needed to measure it from its counts. */
export interface TalliedItem {
  name: ItemName;
  item: CountableItem;
  /** The writer's estimate of its difficulty. */
  writerRaq: number;
}

/** Adds up answers before they are written. */
export class AnswerTally {
  readonly #counts = new Map<string, ItemName & ItemAnswerCount>();
  readonly #items = new Map<string, TalliedItem>();

  /** @param reader raq of who answered */
  add(
    place: { source: ItemSource; ownerNo: number; writerRaq: number },
    item: CountableItem,
    reader: number,
    choice: string,
  ) {
    const { source, ownerNo, writerRaq } = place;
    const name = { source, ownerNo, itemKey: item.itemKey, fingerprint: itemFingerprint(item.identity) };
    const id = JSON.stringify(Object.values(name));
    this.#items.set(id, { name, item, writerRaq });
    const bin = raqBin(reader);
    const key = `${id} ${bin} ${choice}`;
    const answers = (this.#counts.get(key)?.answers ?? 0) + 1;
    this.#counts.set(key, { ...name, bin, choice, answers });
  }

  get counts(): (ItemName & ItemAnswerCount)[] {
    return [...this.#counts.values()];
  }

  get items(): TalliedItem[] {
    return [...this.#items.values()];
  }
}
