import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPlaySheet } from '#domain/crossword/play/PlaySheet.ts';
import type { Rect } from '../../engine/Rect.ts';
import { type CrosswordPlace, usedBox } from './CrosswordLayout.ts';
import { layoutCrossword } from './layoutCrossword.ts';

const wide = (height: number): CrosswordPlace => place({ x: 0, y: 0, width: 1280, height });
/** A phone of the given width: its stage is 600 units wide. */
const tall = (height: number, cssWidth = 360): CrosswordPlace =>
  place({ x: 0, y: 0, width: 600, height }, { upright: true, scale: cssWidth / 600 });

function place(seen: Rect, change: Partial<CrosswordPlace> = {}): CrosswordPlace {
  const used = { row: 0, col: 0, rows: 10, cols: 10 };
  return { seen, upright: false, keyboard: false, short: false, scale: 1, used, asks: false, ...change };
}

const boxes = fc
  .record({ rows: fc.integer({ min: 2, max: 10 }), cols: fc.integer({ min: 2, max: 10 }), at: fc.nat(8) })
  .map(({ rows, cols, at }) => ({ row: at % (11 - rows), col: at % (11 - cols), rows, cols }));
const stages = fc
  .tuple(
    fc.oneof(
      fc
        .tuple(fc.integer({ min: 800, max: 1280 }), fc.integer({ min: 480, max: 640 }))
        .map(([width, height]) => place({ x: 0, y: 0, width, height }, { short: true, scale: 0.78 })),
      fc.constant(wide(800)),
      fc.integer({ min: 200, max: 700 }).map((height) => ({ ...wide(height), keyboard: true })),
      fc
        .tuple(fc.integer({ min: 780, max: 1340 }), fc.integer({ min: 320, max: 900 }))
        .map(([height, css]) => tall(height, css)),
      fc.integer({ min: 500, max: 1000 }).map((height) => ({ ...tall(height), keyboard: true })),
    ),
    boxes,
    fc.boolean(),
  )
  .map(([stage, used, asks]): CrosswordPlace => ({ ...stage, used, asks }));
const inside = (inner: Rect, outer: Rect) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x + 0.01 ||
  b.x + b.width <= a.x + 0.01 ||
  a.y + a.height <= b.y + 0.01 ||
  b.y + b.height <= a.y + 0.01;

it('keeps everything inside what is seen, apart from each other and large enough to touch', () => {
  fc.assert(
    fc.property(stages, (stage) => {
      const layout = layoutCrossword(stage);
      const { header, gridWindow, clueBar, otherClue, clueList, hint, check, submit, listButton, tools, clear } =
        layout;
      const buttons = [hint, check, submit, listButton, tools, clear];
      const parts = [header, gridWindow, clueBar, otherClue, clueList, ...buttons].filter((part) => part !== null);
      for (const part of parts) expect(inside(part, stage.seen)).toBe(true);
      for (const [index, part] of parts.entries()) {
        for (const other of parts.slice(index + 1)) expect(apart(part, other)).toBe(true);
      }
      for (const button of buttons) {
        if (button) expect(button.height).toBeGreaterThanOrEqual(stage.upright ? 80 : 60);
      }
      expect(clueBar.height).toBeGreaterThanOrEqual(100);
      expect(check !== null).toBe(stage.asks);
    }),
  );
});

it('shows every word, in cells that are never smaller than those of the whole grid', () => {
  fc.assert(
    fc.property(stages, (stage) => {
      const { box, pitch } = layoutCrossword(stage);
      const { used } = stage;
      expect([box.row <= used.row, box.col <= used.col]).toEqual([true, true]);
      expect(box.row + box.rows).toBeGreaterThanOrEqual(used.row + used.rows);
      expect(box.col + box.cols).toBeGreaterThanOrEqual(used.col + used.cols);
      const whole = { row: 0, col: 0, rows: 10, cols: 10 };
      expect(pitch).toBeGreaterThanOrEqual(layoutCrossword({ ...stage, used: whole }).pitch);
    }),
  );
});

it('has cells of at least 32 CSS pixels on a phone 360 wide, with and without its keyboard', () => {
  for (const height of [1340, 1200, 1080]) {
    expect(layoutCrossword(tall(height)).cell * 0.6).toBeGreaterThan(31);
    expect(layoutCrossword({ ...tall(height - 500), keyboard: true }).cell * 0.6).toBeGreaterThan(31);
  }
});

it('crops the grid to its words on a phone, and shows all of it on a large screen', () => {
  const clue = { number: 1, direction: 'across' as const, length: 7 };
  const used = usedBox(
    createPlaySheet(
      [
        { ...clue, key: '1-across', row: 2, col: 1 },
        { ...clue, key: '1-down', direction: 'down', row: 2, col: 1 },
      ],
      10,
    ),
  );
  expect(used).toEqual({ row: 2, col: 1, rows: 7, cols: 7 });
  // 390 × 844: cells of 50 CSS pixels and more, never above 56.
  const phone = layoutCrossword({ ...tall(1298, 390), used });
  expect(phone.box).toEqual(used);
  expect(phone.cell * 0.65).toBeGreaterThan(48);
  expect(layoutCrossword({ ...tall(1298, 390), used: { ...used, rows: 3, cols: 3 } }).cell * 0.65).toBeCloseTo(56, 0);
  expect(layoutCrossword({ ...wide(800), used }).box.rows).toBe(10);
  expect(layoutCrossword({ ...tall(1200, 900), used }).box.rows).toBe(10);
});

it('keeps the count, the way out and handing in in sight above a keyboard', () => {
  const phone = { ...tall(770, 390), keyboard: true };
  const tablet = { ...wide(500), keyboard: true };
  const sideways = place({ x: 0, y: 0, width: 1039, height: 256 }, { short: true, keyboard: true });
  for (const stage of [phone, tablet, sideways]) expect(layoutCrossword(stage).header).not.toBeNull();
});

it('offers the tools in every arrangement without a keyboard', () => {
  const short = place({ x: 0, y: 0, width: 1039, height: 480 }, { short: true });
  for (const stage of [wide(800), tall(1300), tall(800), short]) expect(layoutCrossword(stage).tools).not.toBeNull();
});
