// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookCategories } from '../../../domain/book/bookCategories.ts';
import { readSearchState, writeSearchState } from './SearchState.ts';

it('survives the way through the address', () => {
  const words = fc.string({ maxLength: 60 }).map((text) => text.trim());
  const category = fc.option(fc.constantFrom(...bookCategories));
  fc.assert(
    fc.property(words, category, fc.integer({ min: 1, max: 10_000 }), (query, chosen, page) => {
      const state = { query, category: chosen, page };
      expect(readSearchState(new URLSearchParams(writeSearchState(state).toString()))).toEqual(state);
    }),
  );
});

it('takes nonsense in the address for the plain list', () => {
  for (const address of ['category=COOKING&page=0', 'page=-3', 'page=1.5', 'page=99999', 'page=abc&query=%20%20'])
    expect(readSearchState(new URLSearchParams(address))).toEqual({ query: '', category: null, page: 1 });
});
