import { describe, expect, it } from 'vitest';
import { FishSchool } from './FishSchool.ts';
import { seaPlaceFixture } from './seaPlaceFixture.ts';

function swim(school: FishSchool, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) school.update(1000 / 60, (frame * 1000) / 60);
}

describe('FishSchool', () => {
  it('is twelve fish', () => {
    expect(new FishSchool(seaPlaceFixture()).children).toHaveLength(12);
  });

  it('keeps every fish in the water for two minutes, and crosses it', () => {
    const place = seaPlaceFixture();
    const school = new FishSchool(place);
    const [first] = school.children;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let step = 0; step < 120; step += 1) {
      for (let frame = 0; frame < 60; frame += 1) school.update(1000 / 60, step * 1000 + (frame * 1000) / 60);
      for (const fish of school.children) {
        expect(fish.y).toBeGreaterThan(place.bleed.y);
        expect(fish.y).toBeLessThan(place.groundY + 40);
        expect(Math.abs(fish.x - 640)).toBeLessThan(1100);
      }
      left = Math.min(left, first?.x ?? 0);
      right = Math.max(right, first?.x ?? 0);
    }
    expect(right - left).toBeGreaterThan(800);
  });

  it('looks where it swims', () => {
    const school = new FishSchool(seaPlaceFixture());
    swim(school, 6);
    const before = school.children.map(({ x }) => x);
    school.update(1000 / 60, 6000 + 1000 / 60);
    const moved = school.children.map((fish, index) => ({ fish, dx: fish.x - (before[index] ?? 0) }));
    const clear = moved.filter(({ dx, fish }) => Math.abs(dx) > 0.5 && Math.abs(fish.scale.x) > 0.08);
    expect(clear.length).toBeGreaterThan(3);
    // Drawn to the left, so a fish that swims right is mirrored.
    for (const { fish, dx } of clear) expect(Math.sign(fish.scale.x)).toBe(-Math.sign(dx));
  });

  it('swims slower when less motion is wanted', () => {
    const lively = new FishSchool(seaPlaceFixture());
    const calm = new FishSchool(seaPlaceFixture({ calm: true }));
    const start = lively.children.map(({ x }) => x);
    swim(lively, 3);
    swim(calm, 3);
    const way = (school: FishSchool) =>
      school.children.reduce((sum, fish, index) => sum + Math.abs(fish.x - (start[index] ?? 0)), 0);
    expect(way(calm)).toBeLessThan(way(lively) * 0.6);
  });
});
