import type { FederatedPointerEvent, Graphics, Texture } from 'pixi.js';
import { useCallback, useContext } from 'react';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import { usePress } from '../engine/usePress.ts';
import { ColourDots } from './ColourDots.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';
import { ScrollContext } from './ScrollContext.ts';
import { Surface } from './Surface.tsx';
import { textWidth } from './textWidth.ts';
import { useTone } from './useTone.ts';

export interface ItemCardProps {
  id: string;
  /** Everything about the item in words: name, price or number, effect. */
  name: string;
  title: string;
  icon: Texture;
  /** Below the title: a price, or what it does. */
  foot?: { icon?: Texture; text: string };
  /** How many, or what is special about it: in the upper corner; beside a picture below the title. */
  badge?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  selected: boolean;
  /** Room for the title: one line is drawn smaller where it must, two are broken between words. */
  titleLines?: 1 | 2;
  /** `flat`: the picture beside the words. */
  shape?: 'tall' | 'flat';
  /** Its colours, where they distinguish it; keep the array's identity. */
  dots?: readonly number[];
  /** Shown dimmed; it can still be looked at. */
  locked?: boolean;
  tabIndex?: 0 | -1;
  onPress: () => void;
  onKey?: (key: string) => boolean;
  /** Called for every touch that begins on it, for dragging it away. */
  onGrab?: (event: FederatedPointerEvent) => void;
}

/** One thing in a bag or a shop. */
export function ItemCard(props: ItemCardProps) {
  const { id, name, title, icon, badge, x, y, width, height, size, selected, locked = false } = props;
  const { titleLines = 1, dots } = props;
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
  const flat = props.shape === 'flat';
  const parts = flat ? placeFlat(props) : placeTall(props);
  const { side, words } = parts;
  const { halo } = useTone();
  const drawHalo = useCallback(
    (graphics: Graphics) =>
      void graphics
        .clear()
        .circle(0, 0, side * 0.56)
        .fill({ color: palette.white, alpha: halo }),
    [side, halo],
  );
  const shownTitle = titleLines === 2 ? inTwoLines(title, size, words.width) : title;
  const footIcon = props.foot?.icon ? size * 1.2 : 0;
  const footWidth = props.foot ? textWidth(props.foot.text, size) + footIcon : 0;
  // Beside a picture the badge shares the line below the title; what is described anyway gives way.
  const inLine = flat && badge !== undefined ? badgeWidth(badge, size) + 6 : 0;
  const foot = inLine > 0 && footWidth + inLine > words.width ? undefined : props.foot;
  const footX = flat ? words.x : words.x + Math.max(0, (words.width - footWidth) / 2);
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
        {halo > 0 && <pixiGraphics draw={drawHalo} x={parts.pictureX} y={parts.pictureY} eventMode="none" />}
        <pixiSprite
          texture={icon}
          anchor={0.5}
          x={parts.pictureX}
          y={parts.pictureY}
          width={side}
          height={side}
          alpha={locked ? 0.45 : 1}
          eventMode="none"
        />
        {dots && <ColourDots colours={dots} x={parts.pictureX} y={parts.pictureY + side * 0.36} side={side} />}
        <Label
          text={shownTitle}
          x={flat ? words.x : words.x + words.width / 2}
          y={parts.titleY}
          size={size}
          anchor={flat ? 'left' : 'center'}
          align={flat ? 'left' : 'center'}
          {...(titleLines === 2 ? { wrapWidth: words.width, lineHeight: size * 1.2 } : {})}
          maxWidth={words.width}
        />
        {foot && (
          <Group x={footX} y={parts.footY}>
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
              maxWidth={words.width - footIcon - 4 - inLine}
            />
          </Group>
        )}
        {badge && (
          <Badge
            text={badge}
            x={flat && !foot ? words.x : width - badgeWidth(badge, size) - 6}
            y={flat ? parts.footY - size * 0.75 : 8}
            size={size}
          />
        )}
      </Pressed>
    </Group>
  );
}

interface CardParts {
  side: number;
  pictureX: number;
  pictureY: number;
  titleY: number;
  footY: number;
  words: { x: number; width: number };
}

/** `textWidth` reckons a little too wide. */
const ESTIMATE = 1.08;

/** As many whole words as go into two lines; the whole name is shown beside the cards. */
function inTwoLines(title: string, size: number, width: number): string {
  const words = title.split(' ');
  const linesOf = (count: number) => {
    let lines = 1;
    let line = '';
    for (const word of words.slice(0, count)) {
      const longer = line ? `${line} ${word}` : word;
      const fits = line === '' || textWidth(longer, size) <= width * ESTIMATE;
      if (!fits) lines += 1;
      line = fits ? longer : word;
    }
    return lines;
  };
  let count = words.length;
  while (count > 1 && linesOf(count) > 2) count -= 1;
  return count === words.length ? title : `${words.slice(0, count).join(' ')}…`;
}

/** The picture above its words. */
function placeTall({ width, height, size, foot, titleLines = 1 }: ItemCardProps): CardParts {
  const footHeight = foot ? size * 1.5 : 0;
  const titleHeight = size * 1.25 * titleLines;
  const side = Math.min(width - 30, height - footHeight - titleHeight - 20);
  return {
    side,
    pictureX: width / 2,
    pictureY: 8 + side / 2,
    titleY: 10 + side + titleHeight / 2,
    footY: height - footHeight / 2 - 6,
    words: { x: 8, width: width - 16 },
  };
}

/** The picture beside its words. */
function placeFlat({ width, height, size, foot }: ItemCardProps): CardParts {
  const side = height - 24;
  const x = side + 22;
  return {
    side,
    pictureX: 12 + side / 2,
    pictureY: height / 2,
    titleY: foot ? height * 0.32 : height / 2,
    footY: height / 2 + size * 1.05,
    words: { x, width: width - x - 8 },
  };
}

function badgeWidth(text: string, size: number): number {
  return textWidth(text, size) + 26;
}

function Badge({ text, x, y, size }: { text: string; x: number; y: number; size: number }) {
  const width = badgeWidth(text, size);
  return (
    <Group x={x} y={y}>
      <Surface width={width} height={size * 1.5} radius={size * 0.75} fill={palette.teal} />
      <Label text={text} x={width / 2} y={size * 0.75} size={size} color={palette.white} anchor="center" />
    </Group>
  );
}
