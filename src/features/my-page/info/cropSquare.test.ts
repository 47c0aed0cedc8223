import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropSquare, LARGEST_ZOOM, moveView, zoomView } from './cropSquare.ts';

const size = fc.record({ width: fc.integer({ min: 1, max: 9000 }), height: fc.integer({ min: 1, max: 9000 }) });
const number = fc.double({ min: -2e4, max: 2e4, noNaN: true });
const view = fc.record({ zoom: fc.double({ min: 0, max: 9, noNaN: true }), centerX: number, centerY: number });

describe('cropSquare', () => {
  it('shows the middle of a lying picture', () => {
    expect(cropSquare({ width: 400, height: 300 }, { zoom: 1, centerX: 200, centerY: 150 })).toEqual({
      x: 50,
      y: 0,
      side: 300,
    });
    expect(cropSquare({ width: 400, height: 300 }, { zoom: 2, centerX: 200, centerY: 150 })).toEqual({
      x: 125,
      y: 75,
      side: 150,
    });
  });

  it('never leaves the picture, whatever is asked of it', () => {
    fc.assert(
      fc.property(size, view, number, number, (picture, start, x, y) => {
        for (const at of [start, moveView(picture, start, x, y), zoomView(picture, start, x)]) {
          const square = cropSquare(picture, at);
          expect(square.side).toBeGreaterThanOrEqual(Math.min(picture.width, picture.height) / LARGEST_ZOOM);
          expect(square.x).toBeGreaterThanOrEqual(0);
          expect(square.y).toBeGreaterThanOrEqual(0);
          expect(square.x + square.side).toBeLessThanOrEqual(picture.width + 1e-6);
          expect(square.y + square.side).toBeLessThanOrEqual(picture.height + 1e-6);
        }
      }),
    );
  });

  it('comes back when it is moved there and back inside the picture', () => {
    const picture = { width: 1000, height: 800 };
    const start = { zoom: 4, centerX: 500, centerY: 400 };
    const back = moveView(picture, moveView(picture, start, 0.5, -0.25), -0.5, 0.25);
    expect(back.centerX).toBeCloseTo(500);
    expect(back.centerY).toBeCloseTo(400);
  });
});
