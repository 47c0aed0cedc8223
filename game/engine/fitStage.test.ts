import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitStage } from './fitStage.ts';

describe('fitStage', () => {
  it('shows 1280×800 one to one', () => {
    expect(fitStage(1280, 800, 1)).toEqual({
      orientation: 'landscape',
      short: false,
      width: 1280,
      height: 800,
      scale: 1,
      offsetX: 0,
      offsetY: 0,
      bleed: { x: 0, y: 0, width: 1280, height: 800 },
      resolution: 1,
    });
  });

  it('letterboxes a 4:3 tablet and tells how far the background must reach', () => {
    const fit = fitStage(1024, 768, 1);
    expect(fit.scale).toBeCloseTo(0.8);
    expect(fit.offsetY).toBeCloseTo(64);
    expect(fit.bleed.y).toBeCloseTo(-80);
    expect(fit.bleed.height).toBeCloseTo(960);
  });

  it('gives a phone held upright its own arrangement without bars', () => {
    const fit = fitStage(390, 844, 3);
    expect(fit.orientation).toBe('portrait');
    expect(fit.width).toBe(600);
    expect(fit.offsetX).toBeCloseTo(0, 0);
    expect(fit.offsetY).toBeCloseTo(0, 0);
    expect(fit.resolution).toBe(2);
  });

  it('gives a phone held sideways a stage of its own, without bars and large enough to read', () => {
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [932, 430],
    ] as const) {
      const fit = fitStage(width, height, 3);
      expect(fit.short).toBe(true);
      expect(fit.orientation).toBe('landscape');
      expect(22 * fit.scale).toBeGreaterThanOrEqual(16);
      expect(Math.max(fit.offsetX, fit.offsetY)).toBeLessThan(1);
    }
    expect(fitStage(1024, 768, 1).short).toBe(false);
    expect(fitStage(390, 844, 1).short).toBe(false);
  });

  it('survives a box that is not laid out yet', () => {
    const fit = fitStage(0, 0, 0);
    expect(fit.scale).toBeGreaterThan(0);
    expect(fit.resolution).toBe(1);
  });

  const boxes = fc.tuple(fc.double({ min: 1, max: 5000, noNaN: true }), fc.double({ min: 1, max: 5000, noNaN: true }));

  it('keeps the whole stage inside the box and touches two of its edges', () => {
    fc.assert(
      fc.property(boxes, ([width, height]) => {
        const fit = fitStage(width, height, 1);
        expect(fit.offsetX).toBeGreaterThanOrEqual(-1e-6);
        expect(fit.offsetY).toBeGreaterThanOrEqual(-1e-6);
        expect(Math.min(fit.offsetX / width, fit.offsetY / height)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('maps the corners of the bleed to the corners of the box', () => {
    fc.assert(
      fc.property(boxes, ([width, height]) => {
        const { bleed, scale, offsetX, offsetY } = fitStage(width, height, 2);
        expect(offsetX + bleed.x * scale).toBeCloseTo(0, 4);
        expect(offsetY + bleed.y * scale).toBeCloseTo(0, 4);
        expect((offsetX + (bleed.x + bleed.width) * scale) / width).toBeCloseTo(1, 6);
        expect((offsetY + (bleed.y + bleed.height) * scale) / height).toBeCloseTo(1, 6);
      }),
    );
  });
});
