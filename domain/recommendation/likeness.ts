import { writerOf } from '../book/writerOf.ts';
import type { BookTraits } from './BookTraits.ts';
import { RECOMMENDATION_TUNING } from './tuning.ts';

/** Authors whose many books have nothing in common. */
const NOBODY = ['전래', '작자 미상', '책바다 편집부'];

/** How alike two books are, 0–1: by author, kind and labels. Symmetric. */
export function likeness(one: BookTraits, other: BookTraits): number {
  const { author, subCategory, category, label, mostLabels } = RECOMMENDATION_TUNING.likeness;
  const shared = one.labels.filter((word) => other.labels.includes(word)).length;
  const sum =
    (sameAuthor(one, other) ? author : 0) +
    (one.category === other.category ? category : 0) +
    (one.category === other.category && one.subCategory === other.subCategory ? subCategory : 0) +
    Math.min(mostLabels, shared * label);
  return Math.min(1, sum);
}

/** Whether somebody known wrote both. */
export function sameAuthor(one: BookTraits, other: BookTraits): boolean {
  // Each candidate is compared with each liked book: most pairs differ in the first letter already.
  if (one.authorName[0] !== other.authorName[0]) return false;
  const writer = writerOf(one.authorName);
  return writer === writerOf(other.authorName) && !NOBODY.includes(writer);
}
