import type { Graphics } from 'pixi.js';
import { drawLimb, type Limb } from './drawLimb.ts';
import type { ReefTones } from './ReefTones.ts';

/** Draws one piece: its foot at 0,0, about 100 units high. */
export type ReefShape = (graphics: Graphics, tones: ReefTones) => void;

const antlers: readonly (readonly [Limb, number])[] = [
  [[2, 4, 0, -20, -2, -38], 17],
  [[-2, -34, -30, -44, -38, -72], 12],
  [[-30, -52, -48, -56, -52, -62], 9],
  [[-2, -36, -10, -66, -18, -96], 12],
  [[-13, -72, -4, -82, -2, -92], 8],
  [[0, -32, 26, -44, 30, -86], 12],
  [[28, -58, 42, -60, 48, -72], 9],
  [[2, -20, 30, -26, 46, -40], 11],
  [[-2, -16, -28, -20, -42, -36], 10],
];

const brainGrooves: readonly Limb[] = [
  [-34, -10, -30, -34, -14, -30],
  [-14, -30, 2, -26, -4, -10],
  [-24, -44, -8, -62, 6, -52],
  [6, -52, 20, -42, 8, -32],
  [22, -56, 38, -40, 30, -24],
  [30, -24, 22, -12, 14, -18],
];

const pillars: readonly (readonly [number, number, number, number])[] = [
  [-36, -46, -34, 15],
  [26, -62, 30, 16],
  [-16, -84, -14, 19],
  [10, -98, 10, 20],
  [40, -34, 44, 13],
];

/** Corals of stone. */
export const coralShapes = {
  staghorn: (graphics, tones) => {
    for (const [limb, width] of antlers) drawLimb(graphics, limb, width, tones);
    for (const [limb, width] of antlers.slice(1)) {
      graphics.circle(limb[4] - 0.6, limb[5] - 0.6, width * 0.34).fill({ color: tones.light });
    }
  },

  brain: (graphics, { light, base, deep }) => {
    const dome = (dx: number, dy: number, color: number, size = 1) =>
      graphics
        .moveTo(-46 * size + dx, 4 + dy)
        .bezierCurveTo(-62 * size + dx, -52 * size + dy, -26 * size + dx, -76 * size + dy, dx, -76 * size + dy)
        .bezierCurveTo(26 * size + dx, -76 * size + dy, 62 * size + dx, -52 * size + dy, 46 * size + dx, 4 + dy)
        .quadraticCurveTo(dx, 16 + dy, -46 * size + dx, 4 + dy)
        .fill({ color });
    dome(0, 0, deep);
    dome(-2, -2, base, 0.95);
    graphics.ellipse(-17, -52, 24, 13).fill({ color: light, alpha: 0.55 });
    for (const [x, y, bendX, bendY, toX, toY] of brainGrooves) {
      graphics
        .moveTo(x, y)
        .quadraticCurveTo(bendX, bendY, toX, toY)
        .stroke({ color: deep, width: 4.4, cap: 'round', alpha: 0.75 });
      graphics
        .moveTo(x - 2.6, y - 2)
        .quadraticCurveTo(bendX - 2.6, bendY - 2, toX - 2.6, toY - 2)
        .stroke({ color: light, width: 1.8, cap: 'round', alpha: 0.8 });
    }
  },

  table: (graphics, tones) => {
    const { light, base, deep } = tones;
    drawLimb(graphics, [0, 6, -3, -18, 0, -44], 24, tones);
    for (const [x, y, wide, high] of [
      [16, -40, 46, 11],
      [-8, -62, 58, 14],
    ] as const) {
      graphics.ellipse(x, y + 7, wide, high).fill({ color: deep });
      graphics.ellipse(x, y, wide, high).fill({ color: base });
      graphics.ellipse(x - wide * 0.12, y - high * 0.22, wide * 0.74, high * 0.56).fill({ color: light, alpha: 0.6 });
      for (let at = 0; at < 9; at += 1) {
        const turn = (at / 9) * Math.PI * 2 + y;
        graphics
          .circle(x + Math.cos(turn) * wide * 0.72, y + Math.sin(turn) * high * 0.66 - 3, 4.2)
          .fill({ color: at % 2 ? light : base });
      }
    }
  },

  pillar: (graphics, tones) => {
    for (const [foot, top, x, width] of pillars) {
      drawLimb(graphics, [foot, 4, (foot + x) / 2 - 2, top / 2, x, top], width, tones);
      for (let at = 1; at < 6; at += 1) {
        const share = at / 6;
        graphics
          .circle(foot + (x - foot) * share + (at % 2 ? width * 0.16 : -width * 0.12), top * share, 1.9)
          .fill({ color: tones.light, alpha: 0.9 });
      }
    }
  },
} satisfies Record<string, ReefShape>;
