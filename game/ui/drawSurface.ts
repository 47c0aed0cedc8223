import type { Graphics } from 'pixi.js';
import { palette } from '../config/palette.ts';

export interface SurfaceLook {
  fill: number;
  fillAlpha?: number;
  line?: number;
  lineWidth?: number;
  /** How far the soft shadow reaches down; 0 for none. */
  shadow?: number;
}

/** A rounded surface with a soft shadow, drawn without filters: the canvas renderer has none. */
export function drawSurface(
  graphics: Graphics,
  width: number,
  height: number,
  radius: number,
  look: SurfaceLook,
): void {
  const { fill, fillAlpha = 1, line, lineWidth = 2, shadow = 0 } = look;
  graphics.clear();
  for (let step = 3; shadow > 0 && step >= 1; step -= 1) {
    const grow = (shadow / 3) * step * 0.5;
    graphics
      .roundRect(-grow, -grow + shadow * 0.6, width + grow * 2, height + grow * 2, radius + grow)
      .fill({ color: palette.tealNight, alpha: 0.055 });
  }
  graphics.roundRect(0, 0, width, height, radius).fill({ color: fill, alpha: fillAlpha });
  if (line !== undefined) {
    graphics
      .roundRect(lineWidth / 2, lineWidth / 2, width - lineWidth, height - lineWidth, radius - lineWidth / 2)
      .stroke({ color: line, width: lineWidth });
  }
}
