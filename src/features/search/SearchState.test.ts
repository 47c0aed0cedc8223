// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookCategories } from '#domain/book/bookCategories.ts';
import { readingLevels } from '#domain/book/readingLevels.ts';
import { subCategories } from '#domain/book/subCategories.ts';
import { bookBadges, bookSorts } from '#domain/search/BookFilter.ts';
import { noFilters, readSearchState, type SearchState, sortOf, writeSearchState } from './SearchState.ts';

const plain: SearchState = { ...noFilters, query: '', sort: null, readyFirst: true, page: 1 };

const states: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    category: fc.option(fc.constantFrom(...bookCategories)),
    subAt: fc.option(fc.nat()),
    level: fc.option(fc.constantFrom(...readingLevels.map(({ code }) => code))),
    span: fc.tuple(fc.integer({ min: 0, max: 1499 }), fc.integer({ min: 1, max: 1500 })),
    open: fc.tuple(fc.boolean(), fc.boolean()),
    badges: fc.subarray([...bookBadges]),
    label: fc.option(fc.constantFrom('수상작', '우리 고전', 'A&B=C')),
    sort: fc.option(fc.constantFrom(...bookSorts)),
    readyFirst: fc.boolean(),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ subAt, span: [one, other], open, ...rest }) => {
    const subs = rest.category === null ? [] : subCategories[rest.category];
    return {
      ...rest,
      subCategory: subAt === null ? null : (subs[subAt % subs.length] ?? null),
      minRaq: open[0] ? null : Math.min(one, other),
      maxRaq: open[1] ? null : Math.max(one, other),
    };
  });

it('survives the way through the address', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readSearchState(new URLSearchParams(writeSearchState(state).toString()))).toEqual(state);
    }),
  );
});

it.each([
  'category=COOKING&page=0',
  'page=-3',
  'page=1.5',
  'page=99999',
  'page=abc&query=%20%20',
  'subCategory=물리',
  'category=COOKING&subCategory=물리',
  'minRaq=-1&maxRaq=1501',
  'minRaq=abc&maxRaq=12345',
  'minRaq=900&maxRaq=100',
  'level=11C&badges=GOLD,&label=%20&sort=RANDOM',
])('takes nonsense in the address for the plain list: %s', (address) => {
  expect(readSearchState(new URLSearchParams(address))).toEqual(plain);
});

it('drops a subcategory of another category', () => {
  const state = readSearchState(new URLSearchParams('category=LITERATURE&subCategory=물리'));
  expect([state.category, state.subCategory]).toEqual(['LITERATURE', null]);
});

it('orders by the words where there are some, else by level, unless an order was chosen', () => {
  expect(sortOf(plain)).toBe('FIT');
  expect(sortOf({ ...plain, query: '별' })).toBe('RELEVANCE');
  expect(sortOf({ ...plain, query: '별', sort: 'TITLE' })).toBe('TITLE');
});
