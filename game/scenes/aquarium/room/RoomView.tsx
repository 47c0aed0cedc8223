import type { FederatedPointerEvent, Graphics } from 'pixi.js';
import { useCallback } from 'react';
import type { ShopItem } from '#contract/aquarium.ts';
import { palette } from '#game/config/palette.ts';
import type { Rect, StagePoint } from '#game/engine/Rect.ts';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { Label } from '#game/ui/Label.tsx';
import { useAquarium, useAquariumState } from '../AquariumContext.ts';
import type { RoomPlace } from '../layout/AquariumLayout.ts';
import { Decoration } from './Decoration.tsx';
import { nearestPlace } from './nearestPlace.ts';
import { RoomSpot } from './RoomSpot.tsx';
import type { Decorating } from './useDecorating.ts';

/** The nine places of the room: what stands there, and while decorating the places themselves. */
export function RoomView({ decorating }: { decorating: Decorating | null }) {
  const { play, layout, light } = useAquarium();
  const { room } = useAquariumState();
  const lying = new Map(room.map(({ position, itemId }) => [position, itemId]));
  const placedNames = layout.room
    .flatMap(({ position }) => {
      const name = play.item(lying.get(position) ?? '')?.name;
      return name ? [`${position}번 ${name}`] : [];
    })
    .join(', ');
  useTwin(
    decorating
      ? null
      : {
          id: 'room',
          role: 'img',
          name: placedNames ? `방에 놓은 것: ${placedNames}` : '방이 비어 있어요',
          rect: { x: 60, y: layout.groundY, width: 400, height: 80 },
          order: 20,
        },
  );
  const itemAt = (position: number) => play.item(lying.get(position) ?? '');
  const invites = (position: number) => decorating?.picked != null && decorating.picked.from !== position;
  return (
    <>
      {decorating &&
        layout.room.map((place) => (
          <SpotOf key={place.position} place={place} item={itemAt(place.position)} decorating={decorating} />
        ))}
      {layout.room.map((place) => {
        const item = itemAt(place.position);
        const lifted = decorating?.picked?.from === place.position;
        return (
          item && (
            <Decoration
              key={`${place.position} ${item.itemId}`}
              frame={item.art}
              place={place}
              light={light}
              lifted={lifted}
              places={decorating !== null}
            />
          )
        );
      })}
      {decorating &&
        layout.room.map((place) => (
          <SpotBadge
            key={place.position}
            place={place}
            filled={itemAt(place.position) !== undefined}
            inviting={invites(place.position)}
          />
        ))}
    </>
  );
}

interface SpotOfProps {
  place: RoomPlace;
  item: ShopItem | undefined;
  decorating: Decorating;
}

/** The tray's whole height, from edge to edge of the stage. */
function liesOver({ y, height }: Rect, at: StagePoint): boolean {
  return at.y > y - 12 && at.y < y + height + 24;
}

/** A place with what can be done there: tap, or drag what stands on it. */
function SpotOf({ place, item, decorating }: SpotOfProps) {
  const { layout, grab } = useAquarium();
  const { position, size } = place;
  const picked = decorating.picked?.from === position;
  const carry = (event: FederatedPointerEvent) => {
    if (!item) return;
    const own = { itemId: item.itemId, from: position };
    grab(event, {
      frame: item.art,
      size,
      onStart: () => decorating.pick(own),
      onDrop: (at) => {
        const target = nearestPlace(layout.room, at);
        if (target) decorating.put(own, target.position);
        else if (liesOver(layout.tray, at)) decorating.takeBack(position);
        else decorating.pick(null);
      },
      onCancel: () => decorating.pick(null),
    });
  };
  return (
    <RoomSpot
      place={place}
      name={`${position}번 자리, ${item ? item.name : '비어 있어요'}`}
      inviting={decorating.picked !== null && !picked}
      picked={picked}
      onPress={() => decorating.touch(position)}
      onGrab={carry}
    />
  );
}

interface SpotBadgeProps {
  place: RoomPlace;
  filled: boolean;
  inviting: boolean;
}

/** The number of a place, above whatever stands around. */
function SpotBadge({ place, filled, inviting }: SpotBadgeProps) {
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
