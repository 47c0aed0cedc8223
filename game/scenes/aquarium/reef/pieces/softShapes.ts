import type { ReefShape } from './coralShapes.ts';
import { drawLimb } from './drawLimb.ts';

const turnOf = (share: number) => Math.PI * (1 + share);

/** What bends in the current: fans, anemones, feathers, leather corals, and sponges. */
export const softShapes = {
  fan: (graphics, tones) => {
    const { light, base, deep } = tones;
    graphics
      .moveTo(0, -8)
      .bezierCurveTo(-54, -22, -62, -66, -40, -84)
      .bezierCurveTo(-22, -102, 22, -102, 40, -84)
      .bezierCurveTo(62, -66, 54, -22, 0, -8)
      .fill({ color: base });
    for (let at = 0; at <= 10; at += 1) {
      const turn = turnOf(0.1 + (at / 10) * 0.8);
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const reach = 74 + Math.sin((at / 10) * Math.PI) * 18;
      graphics
        .moveTo(0, -8)
        .quadraticCurveTo(x * 26, -34 + y * 14, x * reach * 0.78, -8 + y * reach * 0.96)
        .stroke({ color: deep, width: at % 2 ? 3.6 : 2.4, cap: 'round', alpha: 0.85 });
    }
    for (const reach of [34, 54, 74]) {
      graphics
        .moveTo(Math.cos(turnOf(0.14)) * reach * 0.8, -8 + Math.sin(turnOf(0.14)) * reach)
        .quadraticCurveTo(
          0,
          -8 - reach * 1.5,
          Math.cos(turnOf(0.86)) * reach * 0.8,
          -8 + Math.sin(turnOf(0.86)) * reach,
        )
        .stroke({ color: light, width: 2.4, alpha: 0.75, cap: 'round' });
    }
    drawLimb(graphics, [0, 6, 1, -4, 0, -16], 13, tones);
  },

  anemone: (graphics, tones) => {
    const { light, base, deep } = tones;
    const arm = (share: number, long: number, width: number) => {
      const turn = turnOf(share);
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const [toX, toY] = [x * long * 0.84, -30 + y * long];
      drawLimb(graphics, [x * 16, -30, x * long * 0.4, -34 + y * long * 0.9, toX, toY], width, tones);
      graphics.circle(toX, toY, width * 0.6).fill({ color: light });
    };
    for (let at = 0; at <= 8; at += 1) arm(0.04 + (at / 8) * 0.92, 58 + (at % 2) * 8, 9);
    graphics
      .moveTo(-25, 6)
      .quadraticCurveTo(-20, -20, -30, -36)
      .lineTo(30, -36)
      .quadraticCurveTo(20, -20, 25, 6)
      .closePath()
      .fill({ color: deep });
    graphics.moveTo(-20, 4).quadraticCurveTo(-16, -18, -24, -34).lineTo(6, -34).lineTo(2, 4).closePath();
    graphics.fill({ color: base, alpha: 0.85 });
    for (let at = 0; at <= 6; at += 1) arm(0.1 + (at / 6) * 0.8, 40 + (at % 2) * 7, 9);
  },

  feather: (graphics, { light, base, deep }) => {
    for (let at = 0; at <= 8; at += 1) {
      const share = at / 8 - 0.5;
      const [toX, toY] = [share * 104, -98 + Math.abs(share) * 76];
      const [bendX, bendY] = [share * 34, -58];
      for (let barb = 1; barb <= 8; barb += 1) {
        const along = barb / 8.5;
        const x = 2 * (1 - along) * along * bendX + along * along * toX;
        const y = 2 * (1 - along) * along * bendY + along * along * toY;
        const long = 11 * Math.sin(Math.PI * (0.25 + along * 0.7));
        graphics
          .moveTo(x - long, y - long * 0.5)
          .lineTo(x, y)
          .lineTo(x + long, y - long * 0.5)
          .stroke({ color: at % 2 ? light : base, width: 2.6, cap: 'round', join: 'round' });
      }
      graphics.moveTo(0, 0).quadraticCurveTo(bendX, bendY, toX, toY).stroke({ color: deep, width: 3.6, cap: 'round' });
    }
    graphics.ellipse(0, 0, 15, 9).fill({ color: deep });
    graphics.ellipse(-2, -2, 11, 6).fill({ color: base });
  },

  leather: (graphics, tones) => {
    const { light, base, deep } = tones;
    drawLimb(graphics, [0, -6, -2, -20, 0, -46], 34, tones);
    const cap = (dy: number, color: number) => {
      graphics.moveTo(-56, -50 + dy);
      for (let at = 0; at < 4; at += 1) {
        const x = -56 + at * 28;
        graphics.quadraticCurveTo(x + 14, -30 + dy + (at % 2) * 6, x + 28, -50 + dy);
      }
      graphics
        .bezierCurveTo(54, -84 + dy, 22, -92 + dy, 0, -90 + dy)
        .bezierCurveTo(-22, -92 + dy, -54, -84 + dy, -56, -50 + dy)
        .fill({ color });
    };
    cap(4, deep);
    cap(-2, base);
    for (let at = 0; at < 13; at += 1) {
      const [x, y] = [-40 + (at % 5) * 20 + (at > 4 && at < 10 ? 8 : 0), -58 - Math.floor(at / 5) * 12];
      graphics.circle(x, y, 3.4).fill({ color: light, alpha: 0.95 });
    }
  },

  tubes: (graphics, tones) => {
    for (const [x, top, width] of [
      [-30, -58, 19],
      [28, -70, 20],
      [-8, -94, 22],
      [12, -44, 20],
    ] as const) {
      drawLimb(graphics, [x * 0.7, 4, x * 0.8, top / 2, x, top], width, tones);
      graphics.ellipse(x, top - 2, width * 0.52, width * 0.3).fill({ color: tones.light });
      graphics.ellipse(x, top - 1, width * 0.36, width * 0.2).fill({ color: tones.deep });
    }
  },

  barrel: (graphics, { light, base, deep }) => {
    const vase = (size: number, dx: number, color: number) =>
      graphics
        .moveTo(-24 * size + dx, 6)
        .bezierCurveTo(-58 * size + dx, -16, -50 * size + dx, -62, -34 * size + dx, -80)
        .lineTo(34 * size + dx, -80)
        .bezierCurveTo(50 * size + dx, -62, 58 * size + dx, -16, 24 * size + dx, 6)
        .closePath()
        .fill({ color });
    vase(1, 0, deep);
    vase(0.9, -3, base);
    for (const share of [-0.72, -0.38, 0, 0.38, 0.72]) {
      graphics
        .moveTo(share * 24, 2)
        .bezierCurveTo(share * 62, -22, share * 52, -58, share * 36, -76)
        .stroke({ color: share < -0.2 ? light : deep, width: 3, alpha: 0.6, cap: 'round' });
    }
    graphics.ellipse(0, -80, 35, 12).fill({ color: light });
    graphics.ellipse(0, -78, 26, 8).fill({ color: deep });
  },
} satisfies Record<string, ReefShape>;
