// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

it('shows neighbours, all inside the range, the page itself among them', () => {
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(6, 20)).toEqual([4, 5, 6, 7, 8]);
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
  expect(pageWindow(20, 20, 3)).toEqual([18, 19, 20]);
  expect(pageWindow(1, 20, 3)).toEqual([1, 2, 3]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }), (a, b) => {
      const page = Math.min(a, b);
      const pageCount = Math.max(a, b);
      const pages = pageWindow(page, pageCount);
      expect(pages).toContain(page);
      expect(pages).toHaveLength(Math.min(5, pageCount));
      expect(pages[0]).toBeGreaterThanOrEqual(1);
      expect(pages.at(-1)).toBeLessThanOrEqual(pageCount);
    }),
  );
});
