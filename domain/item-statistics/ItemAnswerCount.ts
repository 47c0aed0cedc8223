import { MAX_RAQ } from '../book/readingLevels.ts';
import { ITEM_TUNING } from './tuning.ts';

/** How many readers of one range of levels gave one answer to an item. No reader is named or can be found by it. */
export interface ItemAnswerCount {
  /** 0 for raq 0–99, 1 for 100–199 and so on (`raqBin`). */
  readonly bin: number;
  /** `1`–`4`, `O` or `X`; `R` and `W` for an order that was right or wrong; `-` for none. */
  readonly choice: string;
  readonly answers: number;
}

/** What an item asks for. A choice and the evidence for a statement are guessed alike. */
export type ItemAsks = keyof typeof ITEM_TUNING.guessing;

/** An item with what its writer believed of it. */
export interface CountedItem {
  /** The choice that is right. */
  readonly key: string;
  readonly asks: ItemAsks;
  /** The writer's estimate of its difficulty. */
  readonly writerRaq: number;
}

/** The range of levels that a reader is counted in. */
export function raqBin(raq: number): number {
  return Math.floor(Math.max(0, Math.min(MAX_RAQ, raq)) / ITEM_TUNING.raqPerBin);
}

/** Raq in the middle of a range. */
export function raqOfBin(bin: number): number {
  return (bin + 0.5) * ITEM_TUNING.raqPerBin;
}
