// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumberWords } from './pageNumberWords.ts';
import {
  pageOfColumn,
  type SpreadLayout,
  shownInColumns,
  shownOnSpread,
  spreadCount,
  spreadOfPage,
} from './SpreadLayout.ts';

const firstPageOfSpread = (layout: SpreadLayout, spread: number) => shownOnSpread(layout, spread).firstPage;
const lastPageOfSpread = (layout: SpreadLayout, spread: number) => shownOnSpread(layout, spread).lastPage;
const wordsOf = (layout: SpreadLayout, spread: number) => {
  const { firstPage, lastPage, part } = shownOnSpread(layout, spread);
  return pageNumberWords({ firstNo: firstPage + 1, lastNo: lastPage + 1, part });
};

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

describe('the number of what is seen', () => {
  const long: SpreadLayout = { columnCount: 9, columnsPerSpread: 2, firstColumns: [0, 1, 6, 7] };

  it('names the pages, and the part of a page that fills more than is seen', () => {
    expect([0, 1, 2, 3, 4].map((spread) => wordsOf(long, spread).shown)).toEqual([
      '1–2쪽',
      '2쪽 · 2–3/5',
      '2쪽 · 4–5/5',
      '3–4쪽',
      '4쪽 · 2/2',
    ]);
    expect(wordsOf({ ...long, columnsPerSpread: 1 }, 1).shown).toBe('2쪽 · 1/5');
    expect(wordsOf(long, 1).spoken).toBe('2쪽, 5화면 가운데 2번째부터 3번째');
    expect(wordsOf(long, 3).spoken).toBe('3쪽과 4쪽');
  });

  it('names a single leaf', () => {
    expect(shownInColumns(long, 5, 5)).toEqual({ firstPage: 1, lastPage: 1, part: { from: 5, to: 5, of: 5 } });
    expect(shownInColumns(long, 6, 6)).toEqual({ firstPage: 2, lastPage: 2, part: null });
  });
});

describe('any book', () => {
  it('has another number on every spread: slider and number move together', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const all = Array.from({ length: spreadCount(layout) }, (_, spread) => wordsOf(layout, spread).shown);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

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
