import { Color, Sprite } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { monthLooks } from './monthLooks.ts';
import { Plankton } from './Plankton.ts';
import { seaLookIn } from './seaLookIn.ts';
import { seaLooks } from './seaLooks.ts';
import { seaPlaceFixture } from './seaPlaceFixture.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const LIGHTS = ['day', 'evening'] as const;

/** Relative luminance, 0–1, as contrast is measured. */
function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [...new Color(colour).toArray()]
    .slice(0, 3)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('the sea of a month', () => {
  it('is another one each month, in both lights', () => {
    expect(monthLooks).toHaveLength(12);
    for (const light of LIGHTS) {
      const waters = MONTHS.map((month) =>
        seaLookIn(light, month)
          .water.map(({ color }) => color)
          .join(),
      );
      expect(new Set(waters).size).toBe(12);
    }
    const drifts = monthLooks.map(({ drift: { frame, tints } }) => `${frame} ${tints.join()}`);
    expect(new Set(drifts).size).toBe(12);
    expect(seaLookIn('day', 4)).toBe(seaLookIn('day', 4));
  });

  it('is about as bright as the sea without a month, from the surface down, and keeps the evening an evening', () => {
    for (const light of LIGHTS) {
      for (const month of MONTHS) {
        seaLookIn(light, month).water.forEach(({ color }, index) => {
          const plain = luminance(seaLooks[light].water[index]?.color ?? 0);
          expect(luminance(color)).toBeGreaterThan(plain * 0.8);
          expect(luminance(color)).toBeLessThan(plain * 1.6 + 0.05);
        });
      }
    }
    for (const month of MONTHS) {
      const [day, evening] = LIGHTS.map((light) => luminance(seaLookIn(light, month).water.at(-1)?.color ?? 0));
      expect(evening).toBeLessThan(day ?? 0);
    }
  });

  it('draws no more than the sea without a month, and leaves specks in the water', () => {
    const plain = new Plankton(seaPlaceFixture()).children.length;
    for (const month of MONTHS) {
      const look = seaLookIn('day', month);
      expect(new Plankton(seaPlaceFixture({ look })).children).toHaveLength(plain);
      expect(look.drift?.count).toBeLessThan(plain);
    }
  });

  it('drifts for minutes within the water, and stands still where less motion is wanted', () => {
    for (const month of MONTHS) {
      const place = seaPlaceFixture({ look: seaLookIn('day', month) });
      const moving = new Plankton(place);
      const still = new Plankton({ ...place, calm: true });
      const before = still.children.map(({ x, y }) => [x, y]);
      for (let timeMs = 0; timeMs < 120_000; timeMs += 700) {
        moving.update(700, timeMs);
        still.update(700, timeMs);
        for (const thing of moving.children) {
          expect(Math.abs(thing.x - 640)).toBeLessThan(760);
          expect(thing.y).toBeGreaterThanOrEqual(place.bleed.y - 20);
          expect(thing.y).toBeLessThanOrEqual(place.groundY + 20);
          expect(thing.alpha).toBeGreaterThanOrEqual(-0.001);
        }
      }
      expect(still.children.map(({ x, y }) => [x, y])).toEqual(before);
      const [first] = moving.children;
      expect(first instanceof Sprite && first.tint).toBe(place.look.drift?.tints[0]);
    }
  });
});
