import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BubblePhysics } from './BubblePhysics.ts';
import { spreadBubbles } from './spreadBubbles.ts';

const tank = { x: 40, y: 340, width: 1200, height: 420 };
const ids = Array.from({ length: 16 }, (_, index) => `b${index}`);

function water() {
  const { radius, places } = spreadBubbles(tank, ids.length, 40);
  const physics = new BubblePhysics(tank, radius);
  for (const [index, id] of ids.entries()) physics.add(id, places[index] ?? tank);
  return { physics, radius };
}

describe('BubblePhysics', () => {
  it('drifts with the current and keeps bubbles apart', () => {
    const { physics, radius } = water();
    const before = ids.map((id) => ({ ...physics.placeOf(id) }));
    for (let step = 0; step < 600; step += 1) physics.step(1000 / 60);
    const after = ids.map((id) => physics.placeOf(id) ?? tank);
    expect(
      after.filter(({ x, y }, index) => Math.hypot(x - (before[index]?.x ?? 0), y - (before[index]?.y ?? 0)) > 20)
        .length,
    ).toBeGreaterThan(8);
    for (const [index, a] of after.entries()) {
      for (const b of after.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(radius * 1.7);
    }
  });

  it('never loses a bubble, however wildly the water is stirred', () => {
    const touch = fc.record({
      x: fc.integer({ min: 0, max: 1280 }),
      y: fc.integer({ min: 300, max: 800 }),
      movedX: fc.integer({ min: -400, max: 400 }),
      movedY: fc.integer({ min: -400, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(touch, { maxLength: 40 }), (touches) => {
        const { physics, radius } = water();
        for (const { x, y, movedX, movedY } of touches) {
          physics.stir({ x, y }, { x: movedX, y: movedY });
          physics.step(1000 / 30);
        }
        for (const id of ids) {
          const place = physics.placeOf(id);
          expect(place?.x).toBeGreaterThanOrEqual(tank.x + radius - 0.01);
          expect(place?.x).toBeLessThanOrEqual(tank.x + tank.width - radius + 0.01);
          expect(place?.y).toBeGreaterThanOrEqual(tank.y + radius - 0.01);
          expect(place?.y).toBeLessThanOrEqual(tank.y + tank.height - radius + 0.01);
        }
        physics.destroy();
      }),
      { numRuns: 25 },
    );
  });

  it('holds a bubble still for the keyboard and lets it go again', () => {
    const { physics } = water();
    physics.setStill('b3', true);
    const held = { ...physics.placeOf('b3') };
    for (let step = 0; step < 120; step += 1) physics.step(1000 / 60);
    expect(physics.placeOf('b3')).toEqual(held);
    physics.setStill('b3', false);
    for (let step = 0; step < 240; step += 1) physics.step(1000 / 60);
    expect(physics.placeOf('b3')).not.toEqual(held);
  });

  it('follows a finger and flies on when it is let go', () => {
    const { physics } = water();
    physics.draw('b5', { x: 900, y: 600 });
    for (let step = 0; step < 180; step += 1) physics.step(1000 / 60);
    const held = { ...(physics.placeOf('b5') ?? tank) };
    expect(Math.hypot(held.x - 900, held.y - 600)).toBeLessThan(30);
    physics.draw('b5', { x: 700, y: 600 });
    for (let step = 0; step < 3; step += 1) physics.step(1000 / 60);
    physics.draw('b5', null);
    const letGo = { ...(physics.placeOf('b5') ?? tank) };
    for (let step = 0; step < 10; step += 1) physics.step(1000 / 60);
    expect(physics.placeOf('b5')?.x).toBeLessThan(letGo.x);
  });

  it('takes a bubble out and puts it back', () => {
    const { physics } = water();
    physics.remove('b0');
    physics.remove('b0');
    expect(physics.placeOf('b0')).toBeNull();
    physics.add('b0', { x: 600, y: 500 }, { x: 0, y: 4 });
    physics.step(1000 / 60);
    expect(physics.placeOf('b0')?.y).toBeGreaterThan(500);
  });
});
