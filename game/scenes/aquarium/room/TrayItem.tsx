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

export interface TrayItemProps {
  item: ShopItem;
  quantity: number;
  x: number;
  side: number;
  selected: boolean;
  onPress: () => void;
  onGrab: (event: FederatedPointerEvent) => void;
}

/** One kind of furniture in the tray. */
export function TrayItem({ item, quantity, x, side, selected, onPress, onGrab }: TrayItemProps) {
  const { assets } = useGame();
  const reveal = useContext(ScrollContext);
  const { held, onPointerDown } = usePress(onPress);
  useTwin({
    id: `tray-${item.itemId}`,
    role: 'button',
    name: `${item.name} ${quantity}개`,
    pressed: selected,
    rect: { x, y: 0, width: side, height: side },
    onPress,
    onFocus: () => reveal(x, x + side),
  });
  return (
    <Group x={x}>
      <Pressed
        held={held}
        centerX={side / 2}
        centerY={side / 2}
        enabled
        onPointerDown={(event) => {
          onPointerDown(event);
          onGrab(event);
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
          x={10}
          y={10}
          width={side - 20}
          height={side - 20}
          eventMode="none"
        />
        {quantity > 1 && (
          <Label
            text={`${quantity}`}
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
