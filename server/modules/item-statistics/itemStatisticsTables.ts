import type { ItemMisfit } from '#domain/item-statistics/findMisfit.ts';
import type { ItemSource } from '#domain/item-statistics/ItemSource.ts';
import type { Fixed, Instant } from '#server/db/schema/columns.ts';

/** How many readers of one range of levels gave one answer. Whose answers they were is not stored. */
export interface ItemAnswerCountTable {
  source: Fixed<ItemSource>;
  /** Number of the book or of the form. */
  owner_no: Fixed<number>;
  item_key: Fixed<string>;
  /** Of the item's wording. */
  fingerprint: Fixed<string>;
  /** domain/item-statistics/ItemAnswerCount */
  bin: Fixed<number>;
  choice: Fixed<string>;
  answers: number;
}

/** What the answers show of an item, as of the last night. */
export interface ItemMeasureTable {
  source: Fixed<ItemSource>;
  owner_no: Fixed<number>;
  item_key: Fixed<string>;
  fingerprint: string;
  answers: number;
  raq: number;
  /** Standard error in raq. */
  error: number;
  misfit: ItemMisfit | null;
  measured_at: Instant;
}
