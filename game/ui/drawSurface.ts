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
  // Rings, not filled shapes: what lies under the surface is not seen, and filling it is what costs.
  for (let step = 1; shadow > 0 && step <= 3; step += 1) {
    const line = (shadow / 3) * step;
    graphics
      .roundRect(0, shadow * 0.45, width, height, radius)
      .stroke({ color: palette.tealNight, alpha: 0.07, width: line, alignment: 0.5 });
  }
  graphics.roundRect(0, 0, width, height, radius).fill({ color: fill, alpha: fillAlpha });
  if (line !== undefined) {
    graphics
      .roundRect(lineWidth / 2, lineWidth / 2, width - lineWidth, height - lineWidth, radius - lineWidth / 2)
      .stroke({ color: line, width: lineWidth });
  }
}
