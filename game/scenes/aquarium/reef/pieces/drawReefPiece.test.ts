import { Graphics } from 'pixi.js';
import { expect, it } from 'vitest';
import { REEF_COLOURS, reefKinds } from '#domain/reef/reefPlace.ts';
import { drawReefPiece } from './drawReefPiece.ts';
import { reefTones } from './ReefTones.ts';

it('has as many colours as a bay', () => {
  expect(reefTones).toHaveLength(REEF_COLOURS);
});

it.each(reefKinds)('draws a %s that stands on its foot and fits its place', (kind) => {
  const graphics = new Graphics();
  drawReefPiece(graphics, { kind, colour: 2 });
  const { minX, maxX, minY, maxY } = graphics.bounds;
  expect(minX).toBeGreaterThan(-68);
  expect(maxX).toBeLessThan(68);
  expect(minY).toBeGreaterThan(-112);
  expect(minY).toBeLessThan(-66);
  expect(maxY).toBeGreaterThan(0);
  expect(maxY).toBeLessThan(26);
});
