import { describe, expect, it } from 'vitest';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { seaPlaceFixture } from '../seaPlaceFixture.ts';
import { tankScenery } from './tankScenery.ts';

describe('the scenery of a tank', () => {
  it('is reefs and hills in the first, and something of its own in each other', () => {
    for (const { tankNo, itemId } of AQUARIUM_TUNING.tanks) {
      expect(tankScenery(seaPlaceFixture({ tankNo })) === null).toBe(itemId === null);
    }
  });

  it.each([2, 3, 4])('of tank %i is drawn wide and upright, and leaves the ground alone', (tankNo) => {
    const upright = { upright: true, groundY: 900, bleed: { x: 0, y: -60, width: 720, height: 1560 } };
    for (const place of [seaPlaceFixture({ tankNo }), seaPlaceFixture({ tankNo, ...upright })]) {
      const scenery = tankScenery(place);
      const { minX, maxX, minY, maxY } = scenery?.getLocalBounds() ?? { minX: 0, maxX: 0, minY: 0, maxY: 0 };
      expect(maxX - minX).toBeGreaterThan(place.bleed.width * 0.6);
      expect(minY).toBeLessThan(place.bleed.y + (place.groundY - place.bleed.y) * 0.3);
      expect(maxY).toBeLessThan(place.groundY + 130);
      scenery?.destroy({ children: true });
    }
  });
});
