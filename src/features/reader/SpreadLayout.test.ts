// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstPageOfSpread,
  lastPageOfSpread,
  pageOfColumn,
  type SpreadLayout,
  spreadCount,
  spreadOfPage,
} from './SpreadLayout.ts';

describe('a book of three pages, the second two columns long', () => {
  const layout: SpreadLayout = { columnCount: 4, columnsPerSpread: 2, firstColumns: [0, 1, 3] };

  it('finds pages and spreads', () => {
    expect(spreadCount(layout)).toBe(2);
    expect([0, 1, 2, 3].map((column) => pageOfColumn(layout, column))).toEqual([0, 1, 1, 2]);
    expect([0, 1, 2].map((page) => spreadOfPage(layout, page))).toEqual([0, 0, 1]);
    expect([0, 1].map((spread) => firstPageOfSpread(layout, spread))).toEqual([0, 1]);
    expect([0, 1].map((spread) => lastPageOfSpread(layout, spread))).toEqual([1, 2]);
  });

  it('ends on the last page when the last spread is half empty', () => {
    const odd: SpreadLayout = { columnCount: 3, columnsPerSpread: 2, firstColumns: [0, 1, 2] };
    expect(spreadCount(odd)).toBe(2);
    expect(lastPageOfSpread(odd, 1)).toBe(2);
  });
});

const layouts = fc
  .record({
    lengths: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }),
    columnsPerSpread: fc.constantFrom(1 as const, 2 as const),
  })
  .map(({ lengths, columnsPerSpread }): SpreadLayout => {
    const firstColumns: number[] = [];
    let columnCount = 0;
    for (const length of lengths) {
      firstColumns.push(columnCount);
      columnCount += length;
    }
    return { columnCount, columnsPerSpread, firstColumns };
  });

describe('any book', () => {
  it('shows every page on the spread that is said to show it', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        layout.firstColumns.forEach((_, page) => {
          const spread = spreadOfPage(layout, page);
          expect(firstPageOfSpread(layout, spread)).toBeLessThanOrEqual(page);
          expect(lastPageOfSpread(layout, spread)).toBeGreaterThanOrEqual(page);
        });
      }),
    );
  });

  it('comes to the last page on the last spread, and never goes back', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const reached = Array.from({ length: spreadCount(layout) }, (_, spread) => lastPageOfSpread(layout, spread));
        expect(reached.at(-1)).toBe(layout.firstColumns.length - 1);
        expect(reached).toEqual([...reached].sort((a, b) => a - b));
      }),
    );
  });

  it('keeps the place when the letters change their size', () => {
    fc.assert(
      fc.property(layouts, layouts, fc.nat(), (before, after, seed) => {
        const pageCount = Math.min(before.firstColumns.length, after.firstColumns.length);
        const small = { ...before, firstColumns: before.firstColumns.slice(0, pageCount) };
        const large = { ...after, firstColumns: after.firstColumns.slice(0, pageCount) };
        const page = firstPageOfSpread(small, seed % spreadCount(small));
        const spread = spreadOfPage(large, page);
        expect(firstPageOfSpread(large, spread)).toBeLessThanOrEqual(page);
        expect(lastPageOfSpread(large, spread)).toBeGreaterThanOrEqual(page);
      }),
    );
  });
});
