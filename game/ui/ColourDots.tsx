import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '../config/palette.ts';

export interface ColourDotsProps {
  /** Keep the array's identity. */
  colours: readonly number[];
  /** Middle of the row. */
  x: number;
  y: number;
  /** Side of the picture they lie on. */
  side: number;
}

/** The colours of a thing whose picture is the same for all of its kind. */
export function ColourDots({ colours, x, y, side }: ColourDotsProps) {
  const radius = Math.max(7, side * 0.11);
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      colours.forEach((colour, index) => {
        graphics
          .circle((index - (colours.length - 1) / 2) * radius * 2.3, 0, radius)
          .fill(colour)
          .stroke({ color: palette.white, width: 3 });
      });
    },
    [colours, radius],
  );
  return <pixiGraphics draw={draw} x={x} y={y} eventMode="none" />;
}
