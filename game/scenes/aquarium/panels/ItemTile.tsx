import type { FederatedPointerEvent } from 'pixi.js';
import { useContext } from 'react';
import type { ShopItem } from '#contract/aquarium.ts';
import { palette } from '#game/config/palette.ts';
import { useGame } from '#game/engine/GameServices.ts';
import { Group } from '#game/engine/Group.tsx';
import { useTwin } from '#game/engine/twins/useTwin.ts';
import { usePress } from '#game/engine/usePress.ts';
import { Label } from '#game/ui/Label.tsx';
import { Pressed } from '#game/ui/Pressed.tsx';
import { ScrollContext } from '#game/ui/ScrollContext.ts';
import { Surface } from '#game/ui/Surface.tsx';

export interface ItemTileProps {
  id: string;
  item: ShopItem;
  /** Announced after its name: how many, or for how much. */
  words: string;
  /** In its corner: how many, or nothing. */
  badge?: string;
  /** Below its picture: a price. */
  price?: string;
  x: number;
  y?: number;
  side: number;
  selected?: boolean;
  disabled?: boolean;
  onPress: () => void;
  onGrab: (event: FederatedPointerEvent) => void;
}

/** One thing of a row, to be pressed or carried away: furniture in the tray, a treat for the pet. */
export function ItemTile(props: ItemTileProps) {
  const { id, item, words, badge, price, x, y = 0, side, selected = false, disabled = false, onPress, onGrab } = props;
  const { assets } = useGame();
  const reveal = useContext(ScrollContext);
  const { held, onPointerDown } = usePress(() => {
    if (!disabled) onPress();
  });
  const foot = price === undefined ? 0 : side * 0.26;
  useTwin({
    id,
    role: 'button',
    name: `${item.name} ${words}`,
    ...(price === undefined ? { pressed: selected } : { disabled }),
    rect: { x, y, width: side, height: side },
    onPress,
    onFocus: () => reveal(x, x + side),
  });
  return (
    <Group x={x} y={y}>
      <Pressed
        held={held}
        centerX={side / 2}
        centerY={side / 2}
        enabled={!disabled}
        onPointerDown={(event) => {
          onPointerDown(event);
          if (!disabled) onGrab(event);
        }}
      >
        <Surface
          width={side}
          height={side}
          radius={22}
          fill={selected ? palette.sand200 : palette.sea100}
          line={selected ? palette.sandInk : palette.line}
          lineWidth={selected ? 4 : 2}
          solid
        />
        <pixiSprite
          texture={assets.texture(item.art)}
          x={10 + foot / 2}
          y={10 - foot * 0.1}
          width={side - 20 - foot}
          height={side - 20 - foot}
          alpha={disabled ? 0.45 : 1}
          eventMode="none"
        />
        {price !== undefined && (
          <Group x={side / 2 - foot * 0.9} y={side - foot * 0.72}>
            <pixiSprite
              texture={assets.texture('item/oyster')}
              anchor={{ x: 0.5, y: 0.5 }}
              width={foot}
              height={foot}
              eventMode="none"
            />
            <Label text={price} x={foot * 0.6} size={side * 0.22} color={palette.teal} anchor="left" />
          </Group>
        )}
        {badge && (
          <Label
            text={badge}
            x={side - 8}
            y={4}
            size={side * 0.29}
            anchor="topRight"
            outline={5}
            color={palette.tealDeep}
          />
        )}
      </Pressed>
    </Group>
  );
}
