import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bookCategories } from '../book/bookCategories.ts';
import { passRates } from './passRates.ts';

const tried = fc.array(fc.record({ category: fc.constantFrom(...bookCategories), verified: fc.boolean() }));

it('counts each category for itself and never says more than all', () => {
  fc.assert(
    fc.property(tried, (books) => {
      const rates = passRates(books);
      expect(rates.map(({ category }) => category)).toEqual([...bookCategories]);
      expect(rates.reduce((sum, { triedCount }) => sum + triedCount, 0)).toBe(books.length);
      for (const { triedCount, verifiedCount, rate } of rates) {
        expect(verifiedCount).toBeLessThanOrEqual(triedCount);
        expect(rate === null).toBe(triedCount === 0);
        // The largest whole per cent that is not too much.
        if (rate !== null) expect(100 * verifiedCount - rate * triedCount).toBeGreaterThanOrEqual(0);
        if (rate !== null) expect(100 * verifiedCount - rate * triedCount).toBeLessThan(triedCount);
        expect(rate === 100).toBe(triedCount > 0 && verifiedCount === triedCount);
      }
    }),
  );
});

it('says 29 per cent of a hundred books as 29', () => {
  const books = Array.from({ length: 100 }, (_, at) => ({ category: bookCategories[0], verified: at < 29 }));
  expect(passRates(books)[0]).toMatchObject({ triedCount: 100, verifiedCount: 29, rate: 29 });
});
