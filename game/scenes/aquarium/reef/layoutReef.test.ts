import { describe, expect, it } from 'vitest';
import { REEF_TUNING } from '#domain/reef/tuning.ts';
import { fitStage } from '#game/engine/fitStage.ts';
import type { Rect } from '#game/engine/Rect.ts';
import { layoutAquarium } from '../layoutAquarium.ts';
import { layoutReef, type ReefSpot } from './layoutReef.ts';

const boxes = [
  [1280, 800],
  [1024, 768],
  [390, 844],
  [360, 640],
  [768, 1024],
  [844, 390],
  [667, 375],
] as const;
const overlap = (a: Rect, b: Rect) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const boxOf = ({ x, y, size }: ReefSpot): Rect => ({ x: x - size / 2, y: y - size, width: size, height: size });
const square = ({ x, y, size }: { x: number; y: number; size: number }): Rect => ({ x, y, width: size, height: size });

describe.each(boxes)('a bay of the reef on %i×%i', (width, height) => {
  const fit = fitStage(width, height, 1);
  const layout = layoutAquarium(fit);
  const places = layoutReef(layout, fit);
  const { spots, title, plate, back, onward } = places;

  it('has a place for every piece on the stage, large enough to be touched', () => {
    expect(spots).toHaveLength(REEF_TUNING.bayPieces);
    for (const spot of spots) {
      const { x, y } = boxOf(spot);
      expect([x >= 0, y >= 0, x + spot.size <= fit.width, spot.y <= plate.y + 24]).toEqual([true, true, true, true]);
      expect(spot.size * fit.scale).toBeGreaterThanOrEqual(48);
    }
  });

  it('keeps the feet of the pieces apart, and all of them off the title and the way out', () => {
    for (const [index, spot] of spots.entries()) {
      for (const other of spots.slice(index + 1)) {
        if (spot.row === other.row) expect(overlap(boxOf(spot), boxOf(other))).toBe(false);
        else expect(Math.abs(spot.y - other.y) * fit.scale).toBeGreaterThan(40);
      }
      for (const rect of [title, layout.exit, layout.sound]) expect(overlap(boxOf(spot), rect)).toBe(false);
    }
  });

  it('has its buttons on the stage and apart', () => {
    const buttons = [square(back), square(onward), plate];
    for (const [index, rect] of buttons.entries()) {
      expect([rect.x >= 0, rect.x + rect.width <= fit.width, rect.y + rect.height <= fit.height]).toEqual([
        true,
        true,
        true,
      ]);
      for (const other of buttons.slice(index + 1)) expect(overlap(rect, other)).toBe(false);
    }
    expect(back.size * fit.scale).toBeGreaterThanOrEqual(47.9);
  });

  it('begins in the middle of the front and grows upwards', () => {
    const [first] = spots;
    expect(Math.abs((first?.x ?? 0) - fit.width / 2)).toBeLessThan(fit.width * 0.2);
    const rows = spots.map(({ row }) => row);
    expect(rows).toEqual([...rows].sort((one, two) => two - one));
  });
});
