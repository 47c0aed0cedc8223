import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { BALL_GAME, BallGame } from './BallGame.ts';

const water = { left: 20, top: 110, right: 1260, bottom: 620 };
const FRAME = 1000 / 60;
const gameAt = (x: number, y: number, onHead?: () => void) =>
  new BallGame({ water, radius: 40, pet: { x, y }, petRadius: 90, ...(onHead ? { onHead } : {}) });

describe('BallGame', () => {
  it('swims after the ball and heads it without any help', () => {
    const onHead = vi.fn();
    const game = gameAt(640, 350, onHead);
    for (let frame = 0; frame < 60 * 20 && !game.ended; frame += 1) game.step(FRAME);
    expect(game.ended).toBe(true);
    expect(onHead.mock.calls.length).toBeGreaterThanOrEqual(BALL_GAME.heads - 1);
    game.destroy();
  });

  it('always ends, and keeps the pet in the water, whatever the child does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 20, max: 1260 }),
        fc.integer({ min: 110, max: 620 }),
        fc.array(fc.constantFrom('throw', 'hold', 'drop', 'none'), { maxLength: 60 }),
        (x, y, acts) => {
          const game = gameAt(x, y);
          let frames = 0;
          for (; frames < 60 * (BALL_GAME.most + 1) && !game.ended; frames += 1) {
            const act = acts[Math.floor(frames / 30)];
            if (frames % 30 === 0 && act === 'throw') game.throwIt();
            if (frames % 30 === 0 && act === 'hold') game.physics.hold();
            if (frames % 30 === 0 && act === 'drop') game.physics.throwIt(0, 0);
            game.step(FRAME);
            expect(game.x).toBeGreaterThan(water.left);
            expect(game.x).toBeLessThan(water.right);
            expect(game.y).toBeGreaterThan(water.top);
            expect(game.y).toBeLessThan(water.bottom);
          }
          expect(game.ended).toBe(true);
          game.destroy();
        },
      ),
      { numRuns: 25 },
    );
  });

  it('goes on longer when the child throws, and stops when it is told to', () => {
    const frames = (throws: number) => {
      const game = gameAt(640, 350);
      for (let count = 0; count < throws; count += 1) game.throwIt();
      let count = 0;
      for (; !game.ended; count += 1) game.step(FRAME);
      game.destroy();
      return count;
    };
    expect(frames(3)).toBeGreaterThan(frames(0));
    const game = gameAt(640, 350);
    game.end();
    game.step(FRAME);
    expect(game.ended).toBe(true);
    game.destroy();
  });
});
