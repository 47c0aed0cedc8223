import type { Texture } from 'pixi.js';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import type { TwinDescriptor, TwinHandlers } from '../engine/twins/TwinDescriptor.ts';
import { useTwin } from '../engine/twins/useTwin.ts';
import { usePress } from '../engine/usePress.ts';
import type { SurfaceLook } from './drawSurface.ts';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';
import { Surface } from './Surface.tsx';
import { textWidth } from './textWidth.ts';

export type ButtonKind = 'primary' | 'paper' | 'quiet' | 'warm';

export interface ButtonProps
  extends Partial<Omit<TwinDescriptor, 'id' | 'rect' | 'name'>>,
    Pick<TwinHandlers, 'onKey' | 'onFocus'> {
  id: string;
  /** The words on it. */
  text: string;
  /** What it is called when the words are not enough; default `text`. */
  name?: string;
  x?: number;
  y?: number;
  width: number;
  height?: number;
  kind?: ButtonKind;
  size?: number;
  icon?: Texture;
  /** Side of the icon, stage units. */
  iconSize?: number;
  /** Icon above the words instead of before them. */
  stacked?: boolean;
  onPress: () => void;
}

interface ButtonFace extends SurfaceLook {
  ink: number;
}

const faces: Record<ButtonKind, ButtonFace> = {
  primary: { fill: palette.teal, ink: palette.white, shadow: 8 },
  paper: { fill: palette.white, ink: palette.tealDeep, shadow: 8 },
  quiet: { fill: palette.sea100, ink: palette.tealDeep },
  warm: { fill: palette.sand200, ink: palette.sandInk, line: palette.sand400, lineWidth: 3, shadow: 6 },
};
const disabledFace: ButtonFace = { fill: palette.sea100, ink: palette.inkSoft };

/** A button that draws itself and has its DOM twin. At least 60 units high on the landscape stage, 80 upright. */
export function Button(props: ButtonProps) {
  const { id, text, name = text, x = 0, y = 0, width, height = 64, kind = 'paper', size = 24, icon } = props;
  const { iconSize = Math.round(height * 0.6), stacked = false, onPress, onKey, onFocus, ...twin } = props;
  const { role = 'button', disabled = false, pressed, checked, selected, expanded, description, opensDialog } = twin;
  const { value, cell, tabIndex, order } = twin;
  const { held, onPointerDown } = usePress(onPress, disabled);
  useTwin({
    id,
    role,
    name,
    rect: { x, y, width, height },
    disabled: disabled || undefined,
    pressed,
    checked,
    selected,
    expanded,
    description,
    opensDialog,
    value,
    cell,
    tabIndex,
    order,
    onPress,
    onKey,
    onFocus,
  });
  const chosen = pressed || selected || checked;
  const { ink, ...look } = disabled ? disabledFace : chosen ? faces.warm : faces[kind];
  const radius = stacked ? 26 : Math.min(30, height / 2);
  const beside = icon !== undefined && !stacked && text !== '';
  const wordsWidth = Math.min(textWidth(text, size), width - (beside ? iconSize + 42 : 24));
  // Icon and words stand in the middle together.
  const startX = beside ? (width - iconSize - 10 - wordsWidth) / 2 : 0;
  return (
    <Group x={x} y={y}>
      <Pressed held={held} centerX={width / 2} centerY={height / 2} enabled={!disabled} onPointerDown={onPointerDown}>
        <Surface width={width} height={height} radius={radius} {...look} solid />
        {icon && (
          <pixiSprite
            texture={icon}
            anchor={0.5}
            x={beside ? startX + iconSize / 2 : width / 2}
            y={stacked ? 10 + iconSize / 2 : height / 2}
            width={iconSize}
            height={iconSize}
            alpha={disabled ? 0.5 : 1}
            eventMode="none"
          />
        )}
        {text && (
          <Label
            text={text}
            x={beside ? startX + iconSize + 10 + wordsWidth / 2 : width / 2}
            y={stacked ? height - size * 0.9 : height / 2}
            size={size}
            color={ink}
            anchor="center"
            maxWidth={width - (beside ? iconSize + 42 : 24)}
          />
        )}
      </Pressed>
    </Group>
  );
}
