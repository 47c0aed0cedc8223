import type { FederatedPointerEvent, Texture } from 'pixi.js';
import { useContext } from 'react';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import { usePress } from '../engine/usePress.ts';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';
import { ScrollContext } from './ScrollContext.ts';
import { Surface } from './Surface.tsx';
import { textWidth } from './textWidth.ts';

export interface ItemCardProps {
  id: string;
  /** Everything about the item in words: name, price or number, effect. */
  name: string;
  title: string;
  icon: Texture;
  /** Below the title: a price, or what it does. */
  foot?: { icon?: Texture; text: string };
  /** In the corner: how many. */
  badge?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  selected: boolean;
  /** Room for the title: one line is drawn smaller where it must, two are broken between words. */
  titleLines?: 1 | 2;
  /** Shown dimmed; it can still be looked at. */
  locked?: boolean;
  tabIndex?: 0 | -1;
  onPress: () => void;
  onKey?: (key: string) => boolean;
  /** Hears every touch that begins on it, for dragging it away. */
  onGrab?: (event: FederatedPointerEvent) => void;
}

/** One thing in a bag or a shop. */
export function ItemCard(props: ItemCardProps) {
  const { id, name, title, icon, foot, badge, x, y, width, height, size, selected, locked = false } = props;
  const { titleLines = 1 } = props;
  const { tabIndex, onPress, onKey, onGrab } = props;
  const reveal = useContext(ScrollContext);
  const { held, onPointerDown } = usePress(onPress);
  useTwin({
    id,
    role: 'option',
    name,
    rect: { x, y, width, height },
    selected,
    tabIndex,
    onPress,
    onKey,
    onFocus: () => reveal(y, y + height),
  });
  const footHeight = foot ? size * 1.5 : 0;
  const titleHeight = size * 1.25 * titleLines;
  const side = Math.min(width - 30, height - footHeight - titleHeight - 26);
  const footIcon = foot?.icon ? size * 1.2 : 0;
  const footWidth = foot ? textWidth(foot.text, size) + footIcon : 0;
  return (
    <Group x={x} y={y}>
      <Pressed
        held={held}
        centerX={width / 2}
        centerY={height / 2}
        enabled
        onPointerDown={(event) => {
          onPointerDown(event);
          onGrab?.(event);
        }}
      >
        <Surface
          width={width}
          height={height}
          radius={22}
          fill={selected ? palette.sand200 : locked ? palette.sea100 : palette.sea50}
          line={selected ? palette.sandInk : palette.line}
          lineWidth={selected ? 4 : 2}
          solid
        />
        <pixiSprite
          texture={icon}
          anchor={0.5}
          x={width / 2}
          y={10 + side / 2}
          width={side}
          height={side}
          alpha={locked ? 0.45 : 1}
          eventMode="none"
        />
        <Label
          text={title}
          x={width / 2}
          y={14 + side + titleHeight / 2}
          size={size}
          anchor="center"
          align="center"
          {...(titleLines === 2 ? { wrapWidth: width - 6, lineHeight: size * 1.2 } : {})}
          maxWidth={width - 8}
        />
        {foot && (
          <Group x={(width - footWidth) / 2} y={height - footHeight / 2 - 8}>
            {foot.icon && (
              <pixiSprite
                texture={foot.icon}
                anchor={{ x: 0, y: 0.5 }}
                width={footIcon}
                height={footIcon}
                eventMode="none"
              />
            )}
            <Label
              text={foot.text}
              x={footIcon + 2}
              size={size}
              color={palette.teal}
              anchor="left"
              maxWidth={width - footIcon - 12}
            />
          </Group>
        )}
        {badge && (
          <Group x={width - 14} y={14}>
            <Surface
              x={-textWidth(badge, size) - 18}
              y={-6}
              width={textWidth(badge, size) + 26}
              height={size * 1.5}
              radius={size * 0.75}
              fill={palette.teal}
            />
            <Label text={badge} x={-5} y={size * 0.75 - 6} size={size} color={palette.white} anchor="right" />
          </Group>
        )}
      </Pressed>
    </Group>
  );
}
