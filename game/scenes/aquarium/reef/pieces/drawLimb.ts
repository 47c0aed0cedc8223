import type { Graphics } from 'pixi.js';
import type { ReefTones } from './ReefTones.ts';

/** From, bend, to: x and y each. */
export type Limb = readonly [number, number, number, number, number, number];

/** A round arm of coral: its shade below right, its light along the upper left. */
export function drawLimb(graphics: Graphics, limb: Limb, width: number, { light, base, deep }: ReefTones): void {
  const stroke = (dx: number, dy: number, color: number, share: number, alpha = 1) =>
    graphics
      .moveTo(limb[0] + dx, limb[1] + dy)
      .quadraticCurveTo(limb[2] + dx, limb[3] + dy, limb[4] + dx, limb[5] + dy)
      .stroke({ color, width: width * share, cap: 'round', join: 'round', alpha });
  stroke(width * 0.12, width * 0.1, deep, 1);
  stroke(0, 0, base, 0.86);
  stroke(-width * 0.2, -width * 0.06, light, 0.24, 0.85);
}
