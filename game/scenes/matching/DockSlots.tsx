import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '../../config/palette.ts';
import type { Rect } from '../../engine/Rect.ts';

export interface DockSlotsProps {
  docks: readonly Rect[];
  waits: readonly Rect[];
  /** Row that is asked to be filled: a card is held above it, or its left card is chosen. -1 for none. */
  bright: number;
}

const RADIUS = 18;

/** Faint places: where a right card can be put, and where it has come from. */
export function DockSlots({ docks, waits, bright }: DockSlotsProps) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      for (const { x, y, width, height } of waits) {
        graphics.roundRect(x, y, width, height, RADIUS + 2).fill({ color: palette.white, alpha: 0.1 });
      }
      for (const [row, { x, y, width, height }] of docks.entries()) {
        const lit = row === bright;
        const slot = () => graphics.roundRect(x + 4, y + 3, width - 8, height - 6, RADIUS);
        slot().fill({ color: palette.white, alpha: lit ? 0.5 : 0.16 });
        slot().stroke({ color: lit ? palette.sand400 : palette.white, alpha: lit ? 1 : 0.55, width: lit ? 4 : 2 });
      }
    },
    [docks, waits, bright],
  );
  return <pixiGraphics draw={draw} eventMode="none" />;
}
