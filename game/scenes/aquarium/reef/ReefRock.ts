import { Container, Graphics } from 'pixi.js';
import type { Rect } from '#game/engine/Rect.ts';
import type { ReefLayout } from './layoutReef.ts';

const STONE = { light: 0xcbb9c9, base: 0x9c88a6, deep: 0x6c5a7c };
/** Share of a ledge's width in one bump of its edge, about. */
const BUMP = 92;

/** The ledges of a bay, drawn once: the pieces stand on them. */
export class ReefRock extends Container {
  constructor({ ledges }: Pick<ReefLayout, 'ledges'>, tint: number, sharpness: number) {
    super();
    this.eventMode = 'none';
    for (const [row, ledge] of ledges.entries()) this.addChild(drawLedge(ledge, row));
    this.tint = tint;
    this.cacheAsTexture({ resolution: sharpness, antialias: true });
  }
}

function drawLedge({ x, y, width, height }: Rect, row: number): Graphics {
  const graphics = new Graphics();
  const bumps = Math.max(4, Math.round(width / BUMP));
  const edge = (inset: number, down: number) => {
    const step = (width - inset * 2) / bumps;
    graphics.moveTo(x + inset, y + down + 26);
    for (let at = 0; at < bumps; at += 1) {
      const from = x + inset + step * at;
      const rise = down - 8 - Math.abs(Math.sin(at * 2.3 + row * 1.9)) * 14;
      const end = y + down + Math.sin(at * 1.7 + row) * 5 + (at === bumps - 1 ? 26 : 0);
      graphics.quadraticCurveTo(from + step / 2, y + rise, from + step, end);
    }
  };
  const foot = (inset: number, color: number) =>
    graphics
      .quadraticCurveTo(x + width + 14 - inset, y + height * 0.6, x + width * 0.88, y + height - inset * 0.4)
      .lineTo(x + width * 0.12, y + height - inset * 0.4)
      .quadraticCurveTo(x - 14 + inset, y + height * 0.6, x + inset, y + 26)
      .fill({ color });
  edge(0, 8);
  foot(0, STONE.deep);
  edge(6, 10);
  foot(10, STONE.base);
  // Light along the upper edge, and pores in the stone.
  edge(16, 16);
  graphics.stroke({ color: STONE.light, width: 9, alpha: 0.75, cap: 'round', join: 'round' });
  const pores = Math.round((width * height) / 5200);
  for (let at = 0; at < pores; at += 1) {
    const across = (at * 0.618034 + row * 0.21) % 1;
    const down = (at * 0.414214 + row * 0.37) % 1;
    const [poreX, poreY] = [x + width * (0.06 + across * 0.88), y + 40 + down * Math.max(0, height - 64)];
    const size = 4 + ((at * 7) % 5) * 1.6;
    graphics.ellipse(poreX, poreY, size * 1.5, size).fill({ color: STONE.deep, alpha: 0.5 });
    graphics.ellipse(poreX - 1, poreY + size * 0.6, size * 1.2, size * 0.4).fill({ color: STONE.light, alpha: 0.32 });
  }
  return graphics;
}
