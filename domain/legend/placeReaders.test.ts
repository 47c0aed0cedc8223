import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeReaders } from './placeReaders.ts';

const points = (...values: number[]) => values.map((point) => ({ point }));
const places = (rows: { rankNo: number }[]) => rows.map(({ rankNo }) => rankNo);

describe('places of the hall of fame', () => {
  it('are shared by equal points, and the next one is left out', () => {
    expect(places(placeReaders(points(90, 80, 80, 70), 0, null))).toEqual([1, 2, 2, 4]);
  });

  it('go on over a page that begins amid equal points', () => {
    expect(places(placeReaders(points(80, 80, 70), 30, 29))).toEqual([29, 29, 33]);
  });

  it('are one more than the readers with more points, however the list is cut into pages', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (values, size) => {
          const rows = points(...values.sort((a, b) => b - a));
          const paged: number[] = [];
          for (let offset = 0; offset < rows.length; offset += size) {
            const page = rows.slice(offset, offset + size);
            const above = rows.filter(({ point }) => point > (page[0]?.point ?? 0)).length;
            paged.push(...places(placeReaders(page, offset, above + 1)));
          }
          expect(paged).toEqual(rows.map((row) => 1 + rows.filter(({ point }) => point > row.point).length));
        },
      ),
    );
  });
});
