import { describe, expect, it } from 'vitest';
import { CardPhysics } from './CardPhysics.ts';

const SIZE = { width: 400, height: 60 };
const home = (row: number) => ({ x: 900, y: 100 + row * 70 });

function pool(): CardPhysics {
  const physics = new CardPhysics();
  for (const [row, id] of ['a', 'b', 'c', 'd'].entries()) physics.add(id, home(row), SIZE, false);
  return physics;
}
function run(physics: CardPhysics, seconds: number): void {
  for (let frame = 0; frame < seconds * 60; frame += 1) physics.step(1000 / 60);
}
function distanceFrom(physics: CardPhysics, id: string, at: { x: number; y: number }): number {
  const place = physics.placeOf(id);
  return place ? Math.hypot(place.x - at.x, place.y - at.y) : Number.POSITIVE_INFINITY;
}

describe('cards that float', () => {
  it('rest at home when nobody touches them', () => {
    const physics = pool();
    run(physics, 3);
    for (const [row, id] of ['a', 'b', 'c', 'd'].entries()) {
      expect(distanceFrom(physics, id, home(row))).toBeLessThan(1);
      expect(Math.abs(physics.placeOf(id)?.lean ?? 1)).toBeLessThan(0.01);
    }
  });

  it('stay under the finger while held, however long', () => {
    const physics = pool();
    physics.hold('b');
    physics.dragTo('b', { x: 300, y: 400 });
    run(physics, 2);
    expect(distanceFrom(physics, 'b', { x: 300, y: 400 })).toBeLessThan(2);
  });

  it('swim back to where they came from when let go, and to a new home when they have one', () => {
    const physics = pool();
    physics.hold('b');
    physics.dragTo('b', { x: 300, y: 400 });
    physics.letGo('b');
    run(physics, 4);
    expect(distanceFrom(physics, 'b', home(1))).toBeLessThan(2);
    physics.setHome('b', { x: 500, y: 310 }, true);
    run(physics, 4);
    expect(distanceFrom(physics, 'b', { x: 500, y: 310 })).toBeLessThan(2);
  });

  it('sway when another is dragged over them, lean no further than can be read, and come to rest', () => {
    const physics = pool();
    physics.hold('a');
    let swayed = 0;
    let leaned = 0;
    for (let y = 100; y < 330; y += 12) {
      physics.dragTo('a', { x: 860, y });
      physics.step(1000 / 60);
      swayed = Math.max(swayed, distanceFrom(physics, 'c', home(2)));
      leaned = Math.max(leaned, Math.abs(physics.placeOf('c')?.lean ?? 0));
    }
    expect(swayed).toBeGreaterThan(0.5);
    expect(leaned).toBeLessThan(0.12);
    physics.letGo('a');
    run(physics, 5);
    for (const [row, id] of ['a', 'b', 'c', 'd'].entries())
      expect(distanceFrom(physics, id, home(row))).toBeLessThan(2);
  });

  it('are at home at once for players who want no motion', () => {
    const physics = pool();
    physics.setHome('a', { x: 200, y: 200 }, true);
    physics.settle();
    expect(distanceFrom(physics, 'a', { x: 200, y: 200 })).toBe(0);
  });
});
