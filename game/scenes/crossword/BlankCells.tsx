import type { Graphics } from 'pixi.js';
import { memo, useCallback } from 'react';
import { palette } from '../../config/palette.ts';
import { CROSSWORD_SIZE } from './layoutCrossword.ts';

export interface BlankCellsProps {
  pitch: number;
  side: number;
}

/** The 100 places of the grid, faint: words lie on top. */
export const BlankCells = memo(function BlankCells({ pitch, side }: BlankCellsProps) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      const gap = (pitch - side) / 2;
      for (let cell = 0; cell < CROSSWORD_SIZE ** 2; cell += 1) {
        const x = (cell % CROSSWORD_SIZE) * pitch + gap;
        const y = Math.floor(cell / CROSSWORD_SIZE) * pitch + gap;
        graphics.roundRect(x, y, side, side, side * 0.2);
      }
      graphics.fill({ color: palette.white, alpha: 0.17 });
    },
    [pitch, side],
  );
  return <pixiGraphics draw={draw} eventMode="none" />;
});
