import type { ReefShape } from './coralShapes.ts';

const turnOf = (share: number) => Math.PI * (1 + share);

/** Shells that have settled on the reef. */
export const shellShapes = {
  scallop: (graphics, { light, base, deep }) => {
    graphics.poly([-20, 4, 20, 4, 13, -16, -13, -16]).fill({ color: deep });
    const rim = (size: number, color: number) => {
      graphics.moveTo(0, 2);
      for (let at = 0; at <= 8; at += 1) {
        const turn = turnOf(0.06 + (at / 8) * 0.88);
        const [x, y] = [Math.cos(turn) * 52 * size, -10 + Math.sin(turn) * 66 * size];
        if (at === 0) graphics.lineTo(x, y);
        else {
          const before = turnOf(0.06 + ((at - 0.5) / 8) * 0.88);
          graphics.quadraticCurveTo(Math.cos(before) * 60 * size, -10 + Math.sin(before) * 76 * size, x, y);
        }
      }
      graphics.closePath().fill({ color });
    };
    rim(1, deep);
    rim(0.93, base);
    for (let at = 0; at < 8; at += 1) {
      const turn = turnOf(0.06 + ((at + 0.5) / 8) * 0.88);
      graphics
        .moveTo(Math.cos(turn) * 8, -6)
        .lineTo(Math.cos(turn) * 50, -10 + Math.sin(turn) * 62)
        .stroke({ color: light, width: 5.4, alpha: 0.75, cap: 'round' });
    }
    for (const reach of [30, 48]) {
      graphics
        .moveTo(Math.cos(turnOf(0.1)) * reach * 0.8, -10 + Math.sin(turnOf(0.1)) * reach)
        .quadraticCurveTo(
          0,
          -14 - reach * 1.6,
          Math.cos(turnOf(0.9)) * reach * 0.8,
          -10 + Math.sin(turnOf(0.9)) * reach,
        )
        .stroke({ color: deep, width: 2, alpha: 0.5 });
    }
  },

  clam: (graphics, { light, base, deep }) => {
    const SHELL = { light: 0xfff6e4, base: 0xe9d6b6, deep: 0xb39a75 };
    const half = (up: -1 | 1, color: number, size: number) => {
      graphics.moveTo(-56 * size, -30);
      for (let at = 0; at < 4; at += 1) {
        const x = -56 * size + at * 28 * size;
        graphics.quadraticCurveTo(x + 14 * size, -30 + up * -16, x + 28 * size, -30);
      }
      if (up === 1)
        graphics.bezierCurveTo(52 * size, -4, 26, 8, 0, 8).bezierCurveTo(-26, 8, -52 * size, -4, -56 * size, -30);
      else
        graphics
          .bezierCurveTo(50 * size, -74, 22, -88, 0, -88)
          .bezierCurveTo(-22, -88, -50 * size, -74, -56 * size, -30);
      graphics.fill({ color });
    };
    half(-1, SHELL.deep, 1);
    half(-1, SHELL.base, 0.92);
    graphics.moveTo(-52, -30);
    for (let at = 0; at < 4; at += 1) graphics.quadraticCurveTo(-39 + at * 26, -62, -26 + at * 26, -34);
    graphics.quadraticCurveTo(44, -14, 0, -12).quadraticCurveTo(-44, -14, -52, -30).fill({ color: deep });
    graphics.moveTo(-44, -30);
    for (let at = 0; at < 4; at += 1) graphics.quadraticCurveTo(-33 + at * 22, -54, -22 + at * 22, -33);
    graphics.quadraticCurveTo(36, -18, 0, -17).quadraticCurveTo(-36, -18, -44, -30).fill({ color: base });
    for (const x of [-28, -9, 10, 29]) graphics.circle(x, -35, 3.6).fill({ color: light });
    half(1, SHELL.deep, 1);
    graphics
      .moveTo(-48, -24)
      .bezierCurveTo(-44, -2, -20, 4, 0, 4)
      .bezierCurveTo(20, 4, 44, -2, 48, -24)
      .quadraticCurveTo(0, -14, -48, -24)
      .fill({ color: SHELL.base });
    for (const x of [-30, -11, 8, 27]) {
      graphics
        .moveTo(x * 1.15, -22)
        .quadraticCurveTo(x * 1.1, -8, x * 0.6, 2)
        .stroke({ color: SHELL.light, width: 5, alpha: 0.9, cap: 'round' });
    }
  },
} satisfies Record<string, ReefShape>;
