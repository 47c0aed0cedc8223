import { type FederatedPointerEvent, Rectangle } from 'pixi.js';
import { useCallback, useMemo } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import { useStage } from '../../engine/StageContext.ts';

/** Catches touches on open water. Draws nothing: filling the whole stage to be touched would cost as much as the sea. */
export function SeaWater({ onTap }: { onTap: (x: number, y: number) => void }) {
  const { bleed } = useStage();
  const { pointers } = useGame();
  const hitArea = useMemo(() => new Rectangle(bleed.x, bleed.y, bleed.width, bleed.height), [bleed]);
  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      const { x, y } = pointers.at(event);
      onTap(x, y);
    },
    [pointers, onTap],
  );
  return <pixiContainer eventMode="static" hitArea={hitArea} onPointerDown={onPointerDown} />;
}
