import type { FederatedPointerEvent, Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import { useStage } from '../../engine/StageContext.ts';

/** Catches touches on open water. */
export function SeaWater({ onTap }: { onTap: (x: number, y: number) => void }) {
  const { bleed } = useStage();
  const { pointers } = useGame();
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear().rect(bleed.x, bleed.y, bleed.width, bleed.height).fill({ color: 0xffffff, alpha: 0.001 });
    },
    [bleed],
  );
  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      const { x, y } = pointers.at(event);
      onTap(x, y);
    },
    [pointers, onTap],
  );
  return <pixiGraphics draw={draw} eventMode="static" onPointerDown={onPointerDown} />;
}
