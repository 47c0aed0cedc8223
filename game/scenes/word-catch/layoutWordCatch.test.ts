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
      const { leave, settings, title, purse, shells, clue, write, tank, spread } = layout;
      const rects = [leave, settings, purse, ...shells, clue, write, tank, ...slots, ...(title ? [title] : [])];
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
