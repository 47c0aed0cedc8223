import { Ellipse, type FederatedPointerEvent, type Graphics } from 'pixi.js';
import { useCallback, useMemo } from 'react';
import { palette } from '#game/config/palette.ts';
import { Group } from '#game/engine/Group.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { usePress } from '#game/engine/usePress.ts';
import type { RoomPlace } from '../layout/AquariumLayout.ts';

export interface RoomSpotProps {
  place: RoomPlace;
  name: string;
  /** Something is picked and may be put here. */
  inviting: boolean;
  picked: boolean;
  onPress: () => void;
  onGrab?: (event: FederatedPointerEvent) => void;
}

const DASHES = 18;

/** A place of the room while it is decorated: a dashed ring on the sand with its number. */
export function RoomSpot({ place, name, inviting, picked, onPress, onGrab }: RoomSpotProps) {
  const { x, y, size, position } = place;
  const reach = size * 0.58;
  const { onPointerDown } = usePress(onPress);
  useTwin({
    id: `spot-${position}`,
    role: 'button',
    name,
    pressed: picked,
    rect: { x: x - reach, y: y - size, width: reach * 2, height: size * 1.2 },
    order: position,
    onPress,
  });
  const draw = useCallback(
    (graphics: Graphics) => {
      const height = reach * 0.4;
      graphics.clear();
      graphics
        .ellipse(0, 0, reach, height)
        .fill({ color: inviting ? palette.sand100 : palette.white, alpha: inviting ? 0.85 : 0.6 });
      for (let dash = 0; dash < DASHES; dash += 1) {
        const from = (dash / DASHES) * Math.PI * 2;
        const to = from + (Math.PI * 2 * 0.62) / DASHES;
        graphics
          .moveTo(Math.cos(from) * reach, Math.sin(from) * height)
          .lineTo(Math.cos((from + to) / 2) * reach, Math.sin((from + to) / 2) * height)
          .lineTo(Math.cos(to) * reach, Math.sin(to) * height)
          .stroke({ color: inviting ? palette.coralInk : palette.teal, width: 4, cap: 'round' });
      }
    },
    [reach, inviting],
  );
  const hitArea = useMemo(() => new Ellipse(0, -size * 0.4, reach, size * 0.66), [reach, size]);
  return (
    <Group x={x} y={y}>
      <pixiContainer
        eventMode="static"
        cursor="pointer"
        hitArea={hitArea}
        onPointerDown={(event: FederatedPointerEvent) => {
          onPointerDown(event);
          onGrab?.(event);
        }}
      >
        <pixiGraphics draw={draw} eventMode="none" />
      </pixiContainer>
    </Group>
  );
}
