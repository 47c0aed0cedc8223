import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScrollMotion } from './ScrollMotion.ts';

function create(viewport = 300, content = 1000): ScrollMotion {
  const motion = new ScrollMotion();
  motion.setSize(viewport, content);
  return motion;
}
function untilStill(motion: ScrollMotion): number {
  let frames = 0;
  while (motion.step(16) && frames < 2000) frames += 1;
  return frames;
}

describe('ScrollMotion', () => {
  it('follows the finger and glides on after it', () => {
    const motion = create();
    motion.grab();
    for (let move = 0; move < 5; move += 1) motion.dragBy(20, 16);
    expect(motion.offset).toBe(100);
    motion.letGo();
    untilStill(motion);
    expect(motion.offset).toBeGreaterThan(120);
  });

  it('stays put while held', () => {
    const motion = create();
    motion.grab();
    motion.dragBy(50, 16);
    motion.step(500);
    expect(motion.offset).toBe(50);
  });

  it('gives way beyond an edge and springs back to it', () => {
    const motion = create();
    motion.grab();
    motion.dragBy(-40, 16);
    motion.dragBy(-40, 16);
    expect(motion.offset).toBeLessThan(0);
    expect(motion.offset).toBeGreaterThan(-80);
    motion.letGo();
    untilStill(motion);
    expect(motion.offset).toBe(0);
  });

  it('reveals what is below, above, and leaves what is seen', () => {
    const motion = create();
    motion.reveal(500, 600, 10);
    untilStill(motion);
    expect(motion.offset).toBe(310);
    motion.reveal(400, 500, 10);
    expect(motion.step(16)).toBe(false);
    motion.reveal(100, 200, 10);
    motion.settle();
    expect(motion.offset).toBe(90);
  });

  it('comes back when the content becomes shorter, and does not move when all is seen', () => {
    const motion = create();
    motion.wheelBy(700);
    motion.setSize(300, 400);
    expect(motion.offset).toBe(100);
    motion.setSize(300, 200);
    motion.wheelBy(50);
    expect(motion.offset).toBe(0);
  });

  it('always comes to rest inside its bounds', () => {
    const moves = fc.array(fc.integer({ min: -200, max: 200 }), { maxLength: 30 });
    fc.assert(
      fc.property(moves, fc.integer({ min: 0, max: 2000 }), (deltas, content) => {
        const motion = create(300, content);
        motion.grab();
        for (const delta of deltas) motion.dragBy(delta, 16);
        motion.letGo();
        expect(untilStill(motion)).toBeLessThan(2000);
        expect(motion.offset).toBeGreaterThanOrEqual(0);
        expect(motion.offset).toBeLessThanOrEqual(motion.max);
      }),
    );
  });
});
