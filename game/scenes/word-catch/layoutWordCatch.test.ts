import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fitStage } from '../../engine/fitStage.ts';
import type { Rect } from '../../engine/Rect.ts';
import { layoutWordCatch } from './layoutWordCatch.ts';

const counts = { words: 3, syllables: 3, bubbles: 9 };

function overlaps(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

it('fits every screen: nothing lies upon anything, nothing lies outside, every bubble can be touched', () => {
  const box = fc.record({ width: fc.integer({ min: 320, max: 1600 }), height: fc.integer({ min: 320, max: 1400 }) });
  const words = fc.record({
    words: fc.integer({ min: 1, max: 5 }),
    syllables: fc.integer({ min: 2, max: 6 }),
    bubbles: fc.integer({ min: 8, max: 12 }),
  });
  fc.assert(
    fc.property(box, words, ({ width, height }, many) => {
      const stage = fitStage(width, height, 1);
      const layout = layoutWordCatch(stage, many);
      const slots = layout.slots.map(({ x, y, radius }) => ({
        x: x - radius,
        y: y - radius,
        width: radius * 2,
        height: radius * 2,
      }));
      const { leave, settings, title, purse, shellRow, shells, shellsLength, clue, write, tank, spread } = layout;
      const row = shellsLength === null ? shells : [shellRow];
      const rects = [leave, settings, purse, ...row, clue, write, tank, ...slots, ...(title ? [title] : [])];
      for (const [index, rect] of rects.entries()) {
        expect(rect.width).toBeGreaterThan(0);
        expect(rect.height).toBeGreaterThan(0);
        expect(rect.x).toBeGreaterThanOrEqual(0);
        expect(rect.y).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width).toBeLessThanOrEqual(stage.width + 0.01);
        expect(rect.y + rect.height).toBeLessThanOrEqual(stage.height + 0.01);
        for (const other of rects.slice(index + 1)) expect(overlaps(rect, other)).toBe(false);
      }
      expect(spread.places).toHaveLength(many.bubbles);
    }),
  );
});

it.each([
  ['a phone', 390, 844],
  ['a tablet', 768, 1024],
  ['a desktop', 1280, 800],
  ['a page at 200 %', 640, 400],
])('has bubbles and buttons of 48 pixels on %s', (_, width, height) => {
  const stage = fitStage(width, height, 1);
  const { spread, leave, write, shells } = layoutWordCatch(stage, { ...counts, bubbles: 12 });
  expect(spread.radius * 2 * stage.scale).toBeGreaterThanOrEqual(48);
  for (const rect of [leave, write, ...shells]) {
    expect(Math.min(rect.width, rect.height) * stage.scale).toBeGreaterThanOrEqual(48);
  }
});

it.each([
  [375, 560, [3]],
  [667, 375, [3]],
  [390, 844, [3]],
  [1280, 800, [3, 6]],
  [2560, 1600, [3, 6]],
] as const)(
  'has shells of 48 pixels in %i × %i for any number of words, all in sight for %j of these',
  (w, h, seen) => {
    const stage = fitStage(w, h, 1);
    const inSight = [3, 6, 9, 15, 33].filter((words) => {
      const { shellRow, shells, shellsLength } = layoutWordCatch(stage, { ...counts, words });
      const [first, last] = [shells[0], shells.at(-1)] as [Rect, Rect];
      expect(shells).toHaveLength(words);
      expect(first.width * stage.scale).toBeGreaterThanOrEqual(48);
      // Room for a picture and for what stands beside it.
      expect(first.width).toBeGreaterThanOrEqual(56);
      const end = last.x + last.width - shellRow.x;
      if (shellsLength === null) {
        expect(first.x).toBeGreaterThanOrEqual(shellRow.x);
        expect(end).toBeLessThanOrEqual(shellRow.width + 0.01);
      } else {
        expect(first.x).toBe(shellRow.x);
        expect(end).toBeCloseTo(shellsLength, 6);
        expect(shellsLength).toBeGreaterThan(shellRow.width);
      }
      return shellsLength === null;
    });
    expect(inSight).toEqual(seen);
  },
);
