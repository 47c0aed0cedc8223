import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookCategories } from '../book/bookCategories.ts';
import { type BookFilter, type BookSort, bookSorts } from './BookFilter.ts';
import { bookBadgeBits, type SearchableBook } from './BookIndex.ts';
import { buildBookIndex } from './BookIndexBuilder.ts';
import { findBooks } from './findBooks.ts';
import { rangeOfFirst } from './LetterRange.ts';
import { normalizeSearch, searchableWords } from './normalizeSearch.ts';
import { suggestBooks } from './suggestBooks.ts';

const book = (bookNo: number, change: Partial<SearchableBook> = {}): SearchableBook => ({
  bookNo,
  title: `책 ${bookNo}`,
  author: '',
  publisher: '',
  category: 'LITERATURE',
  subCategory: '',
  labels: [],
  summary: '',
  raq: 500,
  addedAt: 0,
  badges: 0,
  ...change,
});
const everything: BookFilter = { raqFrom: 0, raqTo: 1500, badges: [] };
const reader = { raq: 500, verified: new Set<number>() };

function find(books: readonly SearchableBook[], query: string, filter: Partial<BookFilter> = {}) {
  const question = {
    query,
    filter: { ...everything, ...filter },
    sort: 'RELEVANCE',
    readyFirst: false,
    offset: 0,
    limit: 30,
  } as const;
  return findBooks(buildBookIndex(books), question, reader);
}

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
/** Few different syllables, so that texts have much in common. */
const common = fc.constantFrom(...'가각간나난다달라마바사아이하흐흥');
const text = (max: number) =>
  fc
    .array(fc.oneof({ weight: 8, arbitrary: common }, { weight: 1, arbitrary: fc.constantFrom(' ', '3', 'K', '·') }), {
      minLength: 1,
      maxLength: max,
    })
    .map((letters) => letters.join(''));
const catalogues = fc
  .array(fc.record({ title: text(8), author: text(4), summary: text(12), raq: fc.nat(1499) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((books) => books.map((facts, at) => book(at + 1, facts)));

describe('finding books', () => {
  it('finds a title by any piece of it, joined or apart, and by its first consonants', () => {
    const title = fc.array(fc.oneof(syllable, fc.constantFrom(' ', '3', 'K')), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(title, fc.nat(), fc.nat(), (letters, from, length) => {
        const joined = normalizeSearch(letters.join(''));
        fc.pre(joined !== '');
        const start = from % joined.length;
        const piece = joined.slice(start, start + 1 + (length % (joined.length - start)));
        const books = [book(1, { title: letters.join('') })];
        expect(find(books, piece).bookNos).toEqual([1]);
        const firsts = [...piece].map((letter) =>
          [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'].find((first) => isOf(letter, first)),
        );
        if (firsts.every((first) => first !== undefined)) expect(find(books, firsts.join('')).bookNos).toEqual([1]);
      }),
    );
  });

  it('finds what a plain walk through all texts finds, and counts it', () => {
    fc.assert(
      fc.property(catalogues, fc.array(common, { minLength: 2, maxLength: 3 }), (books, letters) => {
        const word = letters.join('');
        const has = ({ title, author, summary }: SearchableBook) =>
          [title, author].some((part) => normalizeSearch(part).includes(word)) ||
          searchableWords(summary).some((one) => one.startsWith(word));
        const { total, bookNos, similar } = find(books, word);
        for (const { bookNo } of books.filter(has)) expect(bookNos).toContain(bookNo);
        expect(total).toBe(bookNos.length);
        expect(similar).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('puts every page of every order together to the whole, without a book twice', () => {
    fc.assert(
      fc.property(catalogues, fc.constantFrom(...bookSorts), fc.integer({ min: 1, max: 4 }), (books, sort, limit) => {
        const index = buildBookIndex(books);
        const page = (offset: number, size: number) =>
          findBooks(index, { query: '', filter: everything, sort, readyFirst: true, offset, limit: size }, reader)
            .bookNos;
        const pages = books.flatMap((_, at) => (at % limit === 0 ? page(at, limit) : []));
        expect(pages).toEqual(page(0, books.length));
        expect(new Set(pages).size).toBe(books.length);
      }),
    );
  });

  it('puts first what can be read and played here, among books that fit the words alike', () => {
    const { EBOOK, MISSION } = bookBadgeBits;
    const books = [
      book(1, { title: '별', raq: 500 }),
      book(2, { title: '별', raq: 520, badges: MISSION }),
      book(3, { title: '별', raq: 700, badges: EBOOK | MISSION }),
      book(4, { title: '별나라', raq: 500, badges: EBOOK | MISSION }),
    ];
    const order = (query: string, sort: BookSort, readyFirst: boolean) =>
      findBooks(buildBookIndex(books), { query, filter: everything, sort, readyFirst, offset: 0, limit: 9 }, reader)
        .bookNos;
    expect(order('', 'FIT', true)).toEqual([4, 3, 2, 1]);
    expect(order('', 'FIT', false)).toEqual([1, 4, 2, 3]);
    expect(order('별', 'RELEVANCE', true)).toEqual([3, 2, 1, 4]);
    expect(order('', 'DIFFICULTY', true)).toEqual([1, 4, 2, 3]);
  });

  it('goes by title, word, part, author, label and summary, in this order', () => {
    const books = [
      book(1, { summary: '등대가 보여요' }),
      book(2, { labels: ['등대'] }),
      book(3, { author: '김등대' }),
      book(4, { title: '외딴등대 이야기' }),
      book(5, { title: '섬의 등대지기' }),
      book(6, { title: '등대로' }),
      book(7, { title: '등대' }),
    ];
    expect(find(books, '등대').bookNos).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it('prefers what was typed to what may come of it', () => {
    expect(find([book(1, { title: '흥부' }), book(2, { title: '흐르는 강' })], '흐').bookNos).toEqual([2, 1]);
  });

  it('puts of equal matches the one nearest to the level first, of two equally near the easier one', () => {
    const raqs = [900, 520, 480, 100, 500];
    const books = raqs.map((raq, at) => book(at + 1, { title: `등대 ${at}`, raq }));
    expect(find(books, '등대').bookNos).toEqual([5, 3, 2, 4, 1]);
  });

  it('needs every word, each anywhere', () => {
    const books = [book(1, { title: '토끼전', author: '김바다' }), book(2, { title: '토끼', author: '이산' })];
    expect(find(books, '바다 토끼').bookNos).toEqual([1]);
    expect(find(books, '토끼 강').bookNos).toEqual([]);
  });

  it('does not read across the end of a title or a summary word', () => {
    const books = [book(1, { title: '가나', author: '다라', summary: '마바 사아' })];
    for (const query of ['나다', '라마', '바사']) expect(find(books, query).total).toBe(0);
  });

  it('takes neither numbers nor single syllables for slips', () => {
    const books = [book(1, { title: '해저 2만 리' }), book(2, { title: '곰' })];
    expect(find(books, '3만').total).toBe(0);
    expect(find(books, '검').total).toBe(0);
  });

  it('finds Hangul letters of a title, and Latin words typed in Hangul', () => {
    const books = [book(1, { title: 'ㄱㄴㄷ 놀이' }), book(2, { title: 'OX 나라' })];
    expect(find(books, 'ㄱㄴㄷ').bookNos).toEqual([1]);
    expect(find(books, 'ㅐㅌ')).toMatchObject({ bookNos: [2], readAs: 'ox' });
    expect(find(books, 'ＯＸ').bookNos).toEqual([2]);
  });

  it('counts for every filter what another choice would leave', () => {
    const books = Array.from({ length: 60 }, (_, at) =>
      book(at + 1, {
        category: bookCategories[at % 7] as SearchableBook['category'],
        badges: (at % 2) * bookBadgeBits.EBOOK + (at % 3 === 0 ? bookBadgeBits.AUDIO : 0),
        labels: at % 5 === 0 ? ['a', 'b'] : ['b'],
      }),
    );
    const chosen = { category: 'SCIENCE', badges: ['EBOOK'], label: 'b' } as const;
    const { facets } = find(books, '', chosen);
    for (const category of bookCategories) {
      expect(facets.categories[category]).toBe(find(books, '', { ...chosen, category }).total);
    }
    expect(facets.badges.AUDIO).toBe(find(books, '', { ...chosen, badges: ['EBOOK', 'AUDIO'] }).total);
    expect(facets.labels.get('a')).toBe(find(books, '', { ...chosen, label: 'a' }).total);
  });

  it('suggests titles and authors apart', () => {
    const books = [book(1, { title: '바다' }), book(2, { author: '바다나' }), book(3, { summary: '바다로' })];
    expect(suggestBooks(buildBookIndex(books), '바', 500, 8)).toEqual({ titles: [1], authors: [2] });
  });

  it('has nothing to search in an empty catalogue', () => {
    for (const query of ['', '등대', 'ㄷㄷ', '뜽대']) expect(find([], query)).toMatchObject({ bookNos: [], total: 0 });
  });
});

function isOf(letter: string, first: string): boolean {
  const range = rangeOfFirst(first);
  const code = letter.charCodeAt(0);
  return range !== null && code >= range[0] && code <= range[1];
}
