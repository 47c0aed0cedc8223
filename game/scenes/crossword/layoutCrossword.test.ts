import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Rect } from '../../engine/Rect.ts';
import { layoutCrossword } from './layoutCrossword.ts';

const wide = (height: number) => ({ x: 0, y: 0, width: 1280, height });
const tall = (height: number) => ({ x: 0, y: 0, width: 600, height });
const short = fc
  .tuple(fc.integer({ min: 800, max: 1280 }), fc.integer({ min: 480, max: 640 }))
  .map(([width, height]) => ({ seen: { x: 0, y: 0, width, height }, upright: false, keyboard: false, short: true }));
const stages = fc.oneof(
  short,
  fc.constant({ seen: wide(800), upright: false, keyboard: false }),
  fc.integer({ min: 440, max: 700 }).map((height) => ({ seen: wide(height), upright: false, keyboard: true })),
  fc.integer({ min: 780, max: 1340 }).map((height) => ({ seen: tall(height), upright: true, keyboard: false })),
  fc.integer({ min: 500, max: 1000 }).map((height) => ({ seen: tall(height), upright: true, keyboard: true })),
);
const inside = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

it('keeps everything inside what is seen, apart from each other and large enough to touch', () => {
  fc.assert(
    fc.property(stages, ({ seen, upright, keyboard, ...rest }) => {
      const layout = layoutCrossword(seen, upright, keyboard, 'short' in rest);
      const { header, gridWindow, clueBar, otherClue, clueList, hint, check, submit, listButton, tools, clear } =
        layout;
      const buttons = [hint, check, submit, listButton, tools, clear];
      const parts = [header, gridWindow, clueBar, otherClue, clueList, ...buttons].filter((part) => part !== null);
      for (const part of parts) expect(inside(part, seen)).toBe(true);
      for (const [index, part] of parts.entries()) {
        for (const other of parts.slice(index + 1)) expect(apart(part, other)).toBe(true);
      }
      for (const button of buttons) {
        if (button) expect(button.height).toBeGreaterThanOrEqual(upright ? 80 : 60);
      }
      expect(clueBar.height).toBeGreaterThanOrEqual(100);
    }),
  );
});

it('has cells of at least 32 CSS pixels on a phone 360 wide, with and without its keyboard', () => {
  for (const height of [1340, 1200, 1080]) {
    expect(layoutCrossword(tall(height), true, false).cell * 0.6).toBeGreaterThan(31);
    expect(layoutCrossword(tall(height - 500), true, true).cell * 0.6).toBeGreaterThan(31);
  }
});

it('offers the tools in every arrangement without a keyboard', () => {
  for (const [seen, upright, isShort] of [
    [wide(800), false, false],
    [tall(1300), true, false],
    [tall(800), true, false],
    [{ x: 0, y: 0, width: 1039, height: 480 }, false, true],
  ] as const) {
    expect(layoutCrossword(seen, upright, false, isShort).tools).not.toBeNull();
  }
});
