import type { Graphics } from 'pixi.js';

/** Plain signs that need no picture. */
export type GlyphShape =
  | 'up'
  | 'down'
  | 'cross'
  | 'plus'
  | 'minus'
  | 'pencil'
  | 'door'
  | 'soundOn'
  | 'soundOff'
  | 'check'
  | 'back'
  | 'onward'
  | 'search'
  | 'menu'
  | 'undo';

/** Draws a sign into a square around 0,0. */
export function drawGlyph(graphics: Graphics, shape: GlyphShape, side: number, color: number): void {
  const half = side / 2;
  const line = { color, width: Math.max(3, side * 0.14), cap: 'round', join: 'round' } as const;
  const at = (x: number, y: number) => [x * half, y * half] as const;
  const path = (...points: (readonly [number, number])[]) => {
    points.forEach(([x, y], index) => {
      if (index === 0) graphics.moveTo(x, y);
      else graphics.lineTo(x, y);
    });
    graphics.stroke(line);
  };
  switch (shape) {
    case 'cross':
      path(at(-0.7, -0.7), at(0.7, 0.7));
      path(at(0.7, -0.7), at(-0.7, 0.7));
      return;
    case 'up':
      path(at(-0.75, 0.4), at(0, -0.4), at(0.75, 0.4));
      return;
    case 'down':
      path(at(-0.75, -0.4), at(0, 0.4), at(0.75, -0.4));
      return;
    case 'plus':
      path(at(0, -0.75), at(0, 0.75));
      path(at(-0.75, 0), at(0.75, 0));
      return;
    case 'minus':
      path(at(-0.75, 0), at(0.75, 0));
      return;
    case 'check':
      path(at(-0.75, 0.05), at(-0.2, 0.6), at(0.8, -0.6));
      return;
    case 'back':
      path(at(0.3, -0.75), at(-0.45, 0), at(0.3, 0.75));
      return;
    case 'onward':
      path(at(-0.3, -0.75), at(0.45, 0), at(-0.3, 0.75));
      return;
    case 'search':
      graphics.circle(-0.15 * half, -0.15 * half, 0.55 * half).stroke(line);
      path(at(0.28, 0.28), at(0.82, 0.82));
      return;
    case 'menu':
      for (const y of [-0.6, 0, 0.6]) path(at(-0.75, y), at(0.75, y));
      return;
    case 'undo':
      path(at(-0.25, -0.8), at(-0.75, -0.35), at(-0.25, 0.1));
      graphics.moveTo(-0.7 * half, -0.35 * half);
      graphics.lineTo(0.25 * half, -0.35 * half);
      graphics.arc(0.25 * half, 0.2 * half, 0.55 * half, -Math.PI / 2, Math.PI / 2);
      graphics.lineTo(-0.3 * half, 0.75 * half).stroke(line);
      return;
    case 'pencil':
      path(at(-0.75, 0.75), at(-0.62, 0.2), at(0.4, -0.8), at(0.8, -0.4), at(-0.2, 0.62), at(-0.75, 0.75));
      return;
    case 'door':
      path(at(0.1, -0.85), at(-0.75, -0.85), at(-0.75, 0.85), at(0.1, 0.85));
      path(at(-0.15, 0), at(0.85, 0));
      path(at(0.45, -0.4), at(0.85, 0), at(0.45, 0.4));
      return;
    case 'soundOn':
    case 'soundOff':
      graphics
        .poly(
          [at(-0.85, -0.3), at(-0.45, -0.3), at(0.05, -0.75), at(0.05, 0.75), at(-0.45, 0.3), at(-0.85, 0.3)].flat(),
        )
        .fill(color);
      if (shape === 'soundOff') {
        path(at(0.4, -0.3), at(0.95, 0.3));
        path(at(0.95, -0.3), at(0.4, 0.3));
        return;
      }
      graphics.arc(0.1 * half, 0, 0.42 * half, -0.85, 0.85).stroke(line);
      graphics.arc(0.1 * half, 0, 0.85 * half, -0.85, 0.85).stroke(line);
  }
}
