import { bookCategories } from '../book/bookCategories.ts';
import { type BookBadge, type BookFacets, type BookFilter, bookBadges, type SearchReader } from './BookFilter.ts';
import { type BookIndex, bookBadgeBits, LABELS_PER_BOOK } from './BookIndex.ts';

const VERIFIED = 8;
const ALL_BADGES = 15;
const badgeBits: Readonly<Record<BookBadge, number>> = { ...bookBadgeBits, VERIFIED };

/** Which filters a book does not pass, one bit each. */
const miss = { CATEGORY: 1, SUB_CATEGORY: 2, RAQ: 4, BADGES: 8, LABEL: 16 } as const;

/** The books that pass every filter, and how many would pass with another choice of one filter. */
export function filterBooks(
  index: BookIndex,
  books: Uint32Array,
  filter: BookFilter,
  reader: SearchReader,
): { books: Uint32Array; facets: BookFacets } {
  const { category: categories, subCategory: subs, raq: raqs, badges: allBadges } = index;
  const kept = new Uint32Array(books.length);
  const counts = {
    categories: new Uint32Array(bookCategories.length),
    subCategories: new Uint32Array(index.subCategoryNames.length),
    labels: new Uint32Array(index.labelNames.length),
  };
  const category = filter.category === undefined ? -1 : bookCategories.indexOf(filter.category);
  // A name that no book has is at no place, and lets nothing through.
  const subCategory = placeOf(index.subCategoryNames, filter.subCategory);
  const label = placeOf(index.labelNames, filter.label);
  const wanted = filter.badges.reduce((bits, badge) => bits | badgeBits[badge], 0);
  /** Books that pass every other filter, by the badges they have. */
  const byBadges = new Uint32Array(ALL_BADGES + 1);
  const verified = markVerified(index, reader.verified);
  let end = 0;
  for (let at = 0; at < books.length; at += 1) {
    const book = books[at] as number;
    const ofCategory = categories[book] as number;
    const ofSubCategory = subs[book] as number;
    const raq = raqs[book] as number;
    const badges = (allBadges[book] as number) | (verified === null ? 0 : (verified[book] as number));
    let missed = 0;
    if (category >= 0 && ofCategory !== category) missed |= miss.CATEGORY;
    if (subCategory !== null && ofSubCategory !== subCategory) missed |= miss.SUB_CATEGORY;
    if (raq < filter.raqFrom || raq > filter.raqTo) missed |= miss.RAQ;
    if ((wanted & ~badges) !== 0) missed |= miss.BADGES;
    if (label !== null && !hasLabel(index, book, label)) missed |= miss.LABEL;

    if (missed === 0) {
      kept[end] = book;
      end += 1;
    }
    // Another category ends the choice of a subcategory with it.
    if ((missed & ~(miss.CATEGORY | miss.SUB_CATEGORY)) === 0) add(counts.categories, ofCategory);
    if ((missed & ~miss.SUB_CATEGORY) === 0) add(counts.subCategories, ofSubCategory);
    if ((missed & ~miss.LABEL) === 0) addLabels(index, book, counts.labels);
    if ((missed & ~miss.BADGES) === 0) add(byBadges, badges);
  }
  const badges = Uint32Array.from(bookBadges, (badge) => countBadge(byBadges, wanted | badgeBits[badge]));
  return { books: kept.subarray(0, end), facets: nameCounts(index, { ...counts, badges }) };
}

/** The badge of every verified book, by its place in the index; null when there is none. */
function markVerified({ bookNo, size }: BookIndex, verified: ReadonlySet<number>): Uint8Array | null {
  if (verified.size === 0) return null;
  const marks = new Uint8Array(size);
  for (const wanted of verified) {
    // Books stand in the order of their numbers.
    let [from, to] = [0, size];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((bookNo[middle] as number) < wanted) from = middle + 1;
      else to = middle;
    }
    if (bookNo[from] === wanted) marks[from] = VERIFIED;
  }
  return marks;
}

/** A badge that is chosen is added to those that are chosen already. */
function countBadge(byBadges: Uint32Array, wanted: number): number {
  return byBadges.reduce((sum, count, badges) => ((wanted & ~badges) === 0 ? sum + count : sum), 0);
}

function placeOf(names: readonly string[], name: string | undefined): number | null {
  return name === undefined ? null : names.indexOf(name);
}

function add(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

function hasLabel(index: BookIndex, book: number, label: number): boolean {
  for (let at = 0; at < LABELS_PER_BOOK; at += 1) {
    if (index.labels[book * LABELS_PER_BOOK + at] === label) return true;
  }
  return false;
}

function addLabels(index: BookIndex, book: number, counts: Uint32Array): void {
  for (let at = 0; at < LABELS_PER_BOOK; at += 1) {
    const label = index.labels[book * LABELS_PER_BOOK + at] as number;
    if (label === 0) return;
    add(counts, label);
  }
}

function nameCounts(
  index: BookIndex,
  counts: Record<'categories' | 'subCategories' | 'badges' | 'labels', Uint32Array>,
): BookFacets {
  const named = (names: readonly string[], numbers: Uint32Array) =>
    names.flatMap((name, at) => ((numbers[at] as number) > 0 ? [[name, numbers[at] as number] as const] : []));
  const record = <T extends string>(names: readonly T[], numbers: Uint32Array) =>
    Object.fromEntries(names.map((name, at) => [name, numbers[at] as number])) as Record<T, number>;
  return {
    categories: record(bookCategories, counts.categories),
    subCategories: new Map(named(index.subCategoryNames, counts.subCategories)),
    badges: record(bookBadges, counts.badges),
    labels: new Map(named(index.labelNames, counts.labels)),
  };
}
