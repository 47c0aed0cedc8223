import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BALL_TUNING, BallPhysics } from './BallPhysics.ts';

const water = { left: 20, top: 110, right: 1260, bottom: 620 };
const RADIUS = 40;
const FRAME = 1000 / 60;

const ballAt = (x: number, y: number) => new BallPhysics({ water, radius: RADIUS, at: { x, y } });

function expectInside(ball: BallPhysics): void {
  expect(ball.x).toBeGreaterThanOrEqual(water.left + RADIUS - 0.001);
  expect(ball.x).toBeLessThanOrEqual(water.right - RADIUS + 0.001);
  expect(ball.y).toBeGreaterThanOrEqual(water.top + RADIUS - 0.001);
  expect(ball.y).toBeLessThanOrEqual(water.bottom - RADIUS + 0.001);
}

const place = fc.record({
  x: fc.double({ min: -500, max: 1800, noNaN: true }),
  y: fc.double({ min: -500, max: 1300, noNaN: true }),
});
const act = fc.oneof(
  fc.record({
    do: fc.constant('throw' as const),
    at: fc.record({
      x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
      y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    }),
  }),
  fc.record({ do: fc.constant('drag' as const), at: place }),
  fc.record({ do: fc.constant('pet' as const), at: place }),
  fc.record({ do: fc.constant('wait' as const), at: place }),
);

describe('BallPhysics', () => {
  it('keeps the ball in the tank whatever is done with it', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 25 }), (acts) => {
        const ball = ballAt(640, 300);
        for (const { do: what, at } of acts) {
          if (what === 'throw') ball.throwIt(at.x, at.y);
          else if (what === 'pet') ball.setPet(at, 110);
          else if (what === 'drag') {
            ball.hold();
            ball.dragTo(at);
          }
          for (let frame = 0; frame < 12; frame += 1) {
            ball.step(FRAME);
            expectInside(ball);
          }
        }
        ball.destroy();
      }),
      { numRuns: 60 },
    );
  });

  it('never gets through the pet, however hard it is thrown', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 200, max: 1e5, noNaN: true }),
        fc.double({ min: -40, max: 40, noNaN: true }),
        (speed, off) => {
          const ball = ballAt(200, 365 + off);
          // A pet that fills the water from sand to surface, so that the only way past leads through it.
          ball.setPet({ x: 640, y: 365 }, 240);
          ball.throwIt(speed, 0);
          for (let frame = 0; frame < 180; frame += 1) {
            ball.setPet({ x: 640, y: 365 }, 240);
            ball.step(FRAME);
            expect(ball.x).toBeLessThan(640);
          }
          ball.destroy();
        },
      ),
      { numRuns: 30 },
    );
  });

  it('bounces off glass and sand, and says so', () => {
    const hits = vi.fn();
    const ball = new BallPhysics({ water, radius: RADIUS, at: { x: 1100, y: 400 }, onHit: hits });
    ball.throwIt(900, 0);
    for (let frame = 0; frame < 60; frame += 1) ball.step(FRAME);
    expect(hits).toHaveBeenCalledWith('glass', expect.any(Number));
    expect(ball.x).toBeLessThan(1180);
    ball.throwIt(0, 900);
    for (let frame = 0; frame < 40; frame += 1) ball.step(FRAME);
    expect(hits).toHaveBeenCalledWith('sand', expect.any(Number));
    ball.destroy();
  });

  it('comes to rest where it floats, and costs nothing then', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -900, max: 900, noNaN: true }),
        fc.double({ min: -900, max: 900, noNaN: true }),
        (x, y) => {
          const ball = ballAt(640, 300);
          ball.throwIt(x, y);
          for (let frame = 0; frame < 60 * 40 && !ball.resting; frame += 1) ball.step(FRAME);
          expect(ball.resting).toBe(true);
          const floats = water.top + (water.bottom - water.top) * BALL_TUNING.floatsAt;
          expect(Math.abs(ball.y - floats)).toBeLessThan(20);
          ball.throwIt(300, 0);
          expect(ball.resting).toBe(false);
          ball.destroy();
        },
      ),
      { numRuns: 20 },
    );
  });

  it('does not depend on the frame rate', () => {
    const [slow, quick] = [ballAt(300, 300), ballAt(300, 300)];
    for (const ball of [slow, quick]) ball.throwIt(400, -300);
    for (let frame = 0; frame < 30; frame += 1) slow.step(FRAME * 2);
    for (let frame = 0; frame < 60; frame += 1) quick.step(FRAME);
    expect(slow.x).toBeCloseTo(quick.x, 3);
    expect(slow.y).toBeCloseTo(quick.y, 3);
    slow.destroy();
    quick.destroy();
  });
});
