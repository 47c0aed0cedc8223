/** What distinguishes books. */
export interface BookIdentity {
  bookName: string;
  authorName: string;
  publisherName: string;
}

/** Letters that a corrected title may differ in: one in this many of the longer one. */
const LETTERS_PER_FAULT = 4;

/**
 * Whether facts under the number of a book are those of another book, and not the same with a fault corrected: the
 * title is another one, or it is alike and the author changed as well.
 */
export function isOtherBook(before: BookIdentity, after: BookIdentity): boolean {
  const [titles, authors, publishers] = (['bookName', 'authorName', 'publisherName'] as const).map(
    (field) => [plain(before[field]), plain(after[field])] as const,
  ) as [Pair, Pair, Pair];
  const sameAuthor = isAlike(authors);
  if (titles[0] === titles[1]) return !sameAuthor && publishers[0] !== publishers[1];
  return !isAlike(titles) || !sameAuthor;
}

type Pair = readonly [string, string];

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Numbers are no faults: volume 1 is not volume 2. */
const numbers = (text: string) => text.replaceAll(/\D+/gu, ' ').trim();

function isAlike([before, after]: Pair): boolean {
  if (before === after) return true;
  if (numbers(before) !== numbers(after)) return false;
  const longest = Math.max(before.length, after.length);
  if (Math.min(before.length, after.length) > 1 && (before.includes(after) || after.includes(before))) return true;
  return faults(before, after) * LETTERS_PER_FAULT <= longest;
}

/** Letters to add, drop or change (Levenshtein). Titles have at most 60. */
function faults(one: string, two: string): number {
  const [before, after] = [[...one], [...two]];
  let row = Array.from({ length: after.length + 1 }, (_, index) => index);
  for (const [i, letter] of before.entries()) {
    const next = [i + 1];
    for (const [j, other] of after.entries()) {
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[after.length] ?? 0;
}
