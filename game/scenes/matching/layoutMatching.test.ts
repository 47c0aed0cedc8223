import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMatching } from '#domain/matching/MatchingState.ts';
import type { Rect } from '../../engine/Rect.ts';
import { dropOfLeft, dropOfRight } from './dropOfRight.ts';
import { edgeSpeed } from './edgeSpeed.ts';
import { layoutMatching, rightHomes, rowAt } from './layoutMatching.ts';

const CARDS = { lefts: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], rights: ['1', '2', '3', '4', '5', '6', '7', '8'] };
const stages = fc.oneof(
  fc.constant({ stage: { width: 1280, height: 800 }, upright: false, short: false }),
  fc
    .tuple(fc.integer({ min: 800, max: 1280 }), fc.integer({ min: 480, max: 640 }))
    .map(([width, height]) => ({ stage: { width, height }, upright: false, short: true })),
  fc.integer({ min: 780, max: 1340 }).map((height) => ({ stage: { width: 600, height }, upright: true, short: false })),
);
const apart = (a: Rect, b: Rect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
const EMPTY = startMatching(CARDS, { answers: {}, locked: {} });
const PAIRED = startMatching(CARDS, { answers: { a: '3', h: '1' }, locked: {} });

it('keeps cards inside, apart and large enough to touch', () => {
  fc.assert(
    fc.property(
      stages,
      fc.integer({ min: 3, max: 8 }),
      fc.constantFrom(EMPTY, PAIRED),
      ({ stage, upright, short }, rows, state) => {
        const cards = { lefts: CARDS.lefts.slice(0, rows), rights: CARDS.rights.slice(0, rows) };
        // 64 units are 48 CSS pixels on a phone that is 360 high.
        const least = short ? 64 : 60;
        const layout = layoutMatching(stage, upright, rows, short, { height: least, touch: least, twoColumns: false });
        const homes = rightHomes(layout, cards, rows === 8 ? state : EMPTY).map(({ rect }) => rect);
        const parts = [
          layout.header,
          layout.relation,
          layout.undo,
          layout.part,
          layout.submit,
          ...(layout.leave ? [layout.leave] : []),
          ...layout.lefts,
          ...homes,
        ];
        for (const [index, part] of parts.entries()) {
          expect(part.x >= 0 && part.y >= 0).toBe(true);
          expect(part.x + part.width).toBeLessThanOrEqual(stage.width);
          if (!layout.rail) expect(part.y + part.height).toBeLessThanOrEqual(stage.height);
          for (const other of parts.slice(index + 1)) expect(apart(part, other)).toBe(true);
        }
        for (const card of [...layout.lefts, ...homes]) expect(card.height).toBeGreaterThanOrEqual(least);
      },
    ),
  );
});

it('gives cards the room they need, and scrolls so far that each can be seen whole', () => {
  const needs = fc.record({
    height: fc.integer({ min: 40, max: 180 }),
    touch: fc.integer({ min: 38, max: 96 }),
    twoColumns: fc.boolean(),
  });
  fc.assert(
    fc.property(stages, fc.integer({ min: 3, max: 8 }), needs, ({ stage, upright, short }, rows, need) => {
      const layout = layoutMatching(stage, upright, rows, short, need);
      const { view, boardHeight, rail } = layout;
      expect(view.y + view.height).toBeLessThanOrEqual(short ? stage.height : layout.submit.y);
      expect(rail !== null).toBe(boardHeight > view.height);
      const most = Math.max(0, boardHeight - view.height);
      const cards = [...layout.lefts, ...layout.docks, ...layout.waits];
      expect(layout.waits.length).toBe(rows);
      for (const card of cards) {
        expect(card.height).toBeGreaterThanOrEqual(need.height);
        // Seen whole at some place of the scroll, and never below the rail.
        const down = Math.min(most, Math.max(0, card.y - view.y));
        expect(card.y - down).toBeGreaterThanOrEqual(view.y);
        expect(card.y - down + card.height).toBeLessThanOrEqual(view.y + view.height);
        if (rail) expect(card.x + card.width).toBeLessThanOrEqual(rail.x);
      }
      if (rail) expect(Math.min(rail.width, rail.height / 2)).toBeGreaterThanOrEqual(Math.min(need.touch, 96));
    }),
  );
});

describe('a card at the edge', () => {
  const view = { y: 100, height: 400 };

  it('scrolls faster the nearer it is, away from the middle, and no faster beyond', () => {
    expect(edgeSpeed(300, view)).toBe(0);
    expect(edgeSpeed(100 + 64, view)).toBe(0);
    expect(edgeSpeed(500 - 64, view)).toBe(0);
    fc.assert(
      fc.property(fc.double({ min: -500, max: 1000, noNaN: true }), (y) => {
        const speed = edgeSpeed(y, view);
        expect(speed).toBeCloseTo(-edgeSpeed(600 - y, view), 6);
        expect(Math.abs(speed)).toBeLessThanOrEqual(view.height * 1.3);
        if (y > 436) expect(speed).toBeGreaterThan(0);
        if (y < 164) expect(speed).toBeLessThan(0);
        expect(Math.abs(edgeSpeed(y + Math.sign(y - 300), view))).toBeGreaterThanOrEqual(Math.abs(speed));
      }),
    );
  });
});

describe('dropping', () => {
  const wide = layoutMatching({ width: 1280, height: 800 }, false, 8);
  const tall = layoutMatching({ width: 600, height: 1200 }, true, 8);
  const moved = (rect: Rect | undefined, dx: number, dy: number) => ({
    ...(rect as Rect),
    x: (rect?.x ?? 0) + dx,
    y: (rect?.y ?? 0) + dy,
  });

  it('finds the row of a right card that is pulled to the docks, and no row where it waits', () => {
    expect(dropOfRight(wide, CARDS, moved(wide.docks[3], 20, 15), 0)).toEqual({ side: 'left', id: 'd' });
    expect(dropOfRight(wide, CARDS, moved(wide.waits[3], -30, 4), 3)).toBe('outside');
    expect(dropOfRight(wide, CARDS, moved(wide.docks[0], 0, -200), 0)).toBe('outside');
  });

  it('takes another row of an upright stage for a dock, its own only when pulled to the left card', () => {
    expect(dropOfRight(tall, CARDS, moved(tall.waits[5], 0, 0), 2)).toEqual({ side: 'left', id: 'f' });
    expect(dropOfRight(tall, CARDS, moved(tall.waits[2], 0, 10), 2)).toBe('outside');
    expect(dropOfRight(tall, CARDS, moved(tall.waits[5], 200, 0), 2)).toBe('outside');
    expect(dropOfRight(tall, CARDS, moved(tall.waits[2], -40, 10), 2)).toEqual({ side: 'left', id: 'c' });
  });

  it('finds the right card at the end of a line, wherever that card is now', () => {
    const dock = wide.docks[0] as Rect;
    expect(dropOfLeft(wide, CARDS, PAIRED, { x: dock.x + 20, y: dock.y + 20 })).toEqual({ side: 'right', id: '3' });
    expect(dropOfLeft(wide, CARDS, EMPTY, { x: dock.x + 20, y: dock.y + 20 })).toBeNull();
  });

  it('knows the row of every card', () => {
    for (const [index, rect] of tall.lefts.entries()) expect(rowAt(tall, rect.y + rect.height / 2)).toBe(index);
  });
});
