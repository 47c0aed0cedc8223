import { type KeyedItem, keyedTexts } from './keyedItems.ts';
import { textLength } from './textMeasures.ts';

/** Questions whose right option is longer than each of the others. */
export function longestKeyCount(items: readonly KeyedItem[]): number {
  return items.filter((item) => {
    const lengths = keyedTexts(item).map(textLength);
    const key = lengths[item.answer - 1] ?? 0;
    return lengths.every((length, index) => index === item.answer - 1 || length < key);
  }).length;
}
