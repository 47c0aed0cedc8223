import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadBubbles } from './spreadBubbles.ts';

it('lays bubbles inside the water and none upon another, as large as they may be', () => {
  const size = fc.record({ width: fc.integer({ min: 400, max: 1240 }), height: fc.integer({ min: 200, max: 900 }) });
  fc.assert(
    fc.property(size, fc.integer({ min: 1, max: 16 }), ({ width, height }, count) => {
      const tank = { x: 20, y: 300, width, height };
      const { radius, places } = spreadBubbles(tank, count, 36);
      expect(places).toHaveLength(count);
      expect(radius).toBeGreaterThan(20);
      for (const [index, { x, y }] of places.entries()) {
        expect(Math.abs(x - tank.x - width / 2)).toBeLessThanOrEqual(width / 2 - radius + 0.01);
        expect(Math.abs(y - tank.y - height / 2)).toBeLessThanOrEqual(height / 2 - radius + 0.01);
        for (const other of places.slice(index + 1)) {
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(radius * 2);
        }
      }
    }),
  );
});

it('keeps a bubble large enough to be touched on a phone', () => {
  expect(spreadBubbles({ x: 12, y: 500, width: 576, height: 640 }, 12, 38).radius).toBeGreaterThanOrEqual(44);
  expect(spreadBubbles({ x: 320, y: 116, width: 468, height: 372 }, 12, 32).radius).toBeGreaterThanOrEqual(32);
});
