import { type FederatedPointerEvent, Rectangle } from 'pixi.js';
import { useCallback, useMemo } from 'react';
import { useGame } from '../../engine/GameServices.ts';
import { dragThresholdPx } from '../../engine/PointerTracker.ts';
import type { StagePoint } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';

export interface SeaWaterProps {
  onTap: (x: number, y: number) => void;
  /** A finger is drawn through the water; null when it is gone. */
  onLead: (at: StagePoint | null) => void;
}

/** Catches touches on open water. Draws nothing: filling the whole stage to be touched would cost as much as the sea. */
export function SeaWater({ onTap, onLead }: SeaWaterProps) {
  const { bleed } = useStage();
  const { pointers } = useGame();
  const hitArea = useMemo(() => new Rectangle(bleed.x, bleed.y, bleed.width, bleed.height), [bleed]);
  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      const { x, y } = pointers.at(event);
      onTap(x, y);
      const gone = () => onLead(null);
      pointers.track(event, {
        onMove: (at, moved) => {
          if (moved > dragThresholdPx) onLead(at);
        },
        onEnd: gone,
        onCancel: gone,
      });
    },
    [pointers, onTap, onLead],
  );
  return <pixiContainer eventMode="static" hitArea={hitArea} onPointerDown={onPointerDown} />;
}
