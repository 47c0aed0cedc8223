import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '#game/config/palette.ts';
import { Label } from '#game/ui/Label.tsx';
import type { RoomPlace } from '../layout/AquariumLayout.ts';

export interface SpotBadgeProps {
  place: RoomPlace;
  filled: boolean;
  inviting: boolean;
}

/** The number of a place, above whatever stands around. */
export function SpotBadge({ place, filled, inviting }: SpotBadgeProps) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics
        .clear()
        .circle(0, 0, 20)
        .fill(inviting ? palette.coralInk : palette.teal)
        .stroke({ color: palette.white, width: 3 });
    },
    [inviting],
  );
  const x = place.x + (filled ? place.size * 0.42 : 0);
  return (
    <pixiContainer x={x} y={place.y} eventMode="none">
      <pixiGraphics draw={draw} />
      <Label text={String(place.position)} size={25} color={palette.white} anchor="center" />
    </pixiContainer>
  );
}
