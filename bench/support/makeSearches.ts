import { convertHangulToQwerty, getChoseong } from 'es-hangul';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { createRandom } from '#domain/random/createRandom.ts';
import type { SearchableBook } from '#domain/search/BookIndex.ts';

export interface BenchSearch {
  kind: string;
  /** Query string of the address. */
  params: Record<string, string>;
  /** The title that must come first. */
  first?: string;
}

/** Searches of every kind that children make, drawn from a catalogue by a seed. Broad ones are as many as narrow ones. */
export function makeSearches(books: readonly SearchableBook[], perKind: number, seed: number): BenchSearch[] {
  const random = createRandom(seed);
  const pick = <T>(some: readonly T[]) => some[Math.floor(random() * some.length)] as T;
  const title = () => pick(books).title;
  const word = () => pick(title().split(' '));
  const sort = () => pick(['RELEVANCE', 'FIT', 'NEWEST', 'TITLE', 'DIFFICULTY']);
  const kinds: Record<string, () => Omit<BenchSearch, 'kind'>> = {
    'whole title': () => {
      const first = title();
      return { params: { query: first }, first };
    },
    'word of a title': () => ({ params: { query: word() } }),
    'two words': () => ({ params: { query: `${word()} ${word()}` } }),
    'one syllable (half typed)': () => ({ params: { query: pick([...'이바고하나다우사']) } }),
    'first consonants': () => ({ params: { query: getChoseong(word()).slice(0, 3) } }),
    'one first consonant': () => ({ params: { query: pick([...'ㅇㄱㅂㅅㅎ']) } }),
    'wrong keyboard': () => ({ params: { query: convertHangulToQwerty(word()) } }),
    'slip of the finger': () => ({ params: { query: slip(title()) } }),
    author: () => ({ params: { query: pick(books).author } }),
    'word of a summary': () => ({ params: { query: pick(pick(books).summary.split(' ')) } }),
    'nothing there': () => ({ params: { query: `${word()} 쀍뷁${word()}` } }),
    'no words, filters': () => ({
      params: { category: pick(bookCategories), minRaq: '200', maxRaq: '900', sort: sort() },
    }),
    'word, filters, a later page': () => ({
      params: { query: word(), category: pick(bookCategories), badges: 'EBOOK', sort: sort(), page: '3' },
    }),
    'everything, a deep page': () => ({ params: { sort: sort(), page: String(1 + Math.floor(books.length / 60)) } }),
  };
  return Object.entries(kinds).flatMap(([kind, make]) => Array.from({ length: perKind }, () => ({ kind, ...make() })));
}

/** Another vowel in the second syllable. */
function slip(title: string): string {
  const code = title.charCodeAt(1);
  if (code < 0xac00 || code > 0xd7a3) return `${title}뷰`;
  const vowel = Math.floor(((code - 0xac00) % 588) / 28);
  return title[0] + String.fromCharCode(code + (vowel === 0 ? 28 : -28)) + title.slice(2);
}
