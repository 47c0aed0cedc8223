import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PointFilter, pointTabs, purses, readPointFilter, writePointFilter } from './PointFilter.ts';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const filter: fc.Arbitrary<PointFilter> = fc
  .record({
    purse: fc.constantFrom(...purses),
    tab: fc.constantFrom(...pointTabs),
    from: fc.option(day),
    to: fc.option(day),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  .filter(({ purse, tab }) => purse === 'SHELL' || tab === 'ALL');

describe('PointFilter', () => {
  it('comes back from the address as it went in', () => {
    fc.assert(
      fc.property(filter, (wanted) => {
        expect(readPointFilter(new URLSearchParams(writePointFilter(wanted)))).toEqual(wanted);
      }),
    );
  });

  it('leaves the address clean for what is as usual', () => {
    expect(writePointFilter(readPointFilter(new URLSearchParams()))).toEqual({});
  });

  it.each(['purse=GOLD&tab=LOST', 'from=2026-02-30&to=yesterday', 'page=-3', 'page=x', 'from=<script>'])(
    'shows everything for %s',
    (search) => {
      expect(readPointFilter(new URLSearchParams(search))).toEqual(readPointFilter(new URLSearchParams()));
    },
  );
});
