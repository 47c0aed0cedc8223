import type { Graphics, Texture } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '../config/palette.ts';
import { Group } from '../engine/Group.tsx';
import { useTwin } from '../engine/twins/useTwin.ts';
import { usePress } from '../engine/usePress.ts';
import { drawGlyph, type GlyphShape } from './drawGlyph.ts';
import { Pressed } from './Pressed.tsx';
import { Surface } from './Surface.tsx';
import { useTone } from './useTone.ts';

export interface IconButtonProps {
  id: string;
  /** What it does; there are no words on it. */
  name: string;
  x: number;
  y: number;
  /** Side of the round button. */
  size?: number;
  shape?: GlyphShape;
  icon?: Texture;
  role?: 'button' | 'switch';
  checked?: boolean;
  disabled?: boolean;
  opensDialog?: boolean;
  quiet?: boolean;
  order?: number;
  onPress: () => void;
}

/** A round button with a sign on it. */
export function IconButton(props: IconButtonProps) {
  const { id, name, x, y, size = 60, shape, icon, role = 'button', checked, disabled = false, order, onPress } = props;
  const { quiet = false } = props;
  const { held, onPointerDown } = usePress(onPress, disabled);
  useTwin({
    id,
    role,
    name,
    rect: { x, y, width: size, height: size },
    checked,
    disabled: disabled || undefined,
    opensDialog: props.opensDialog,
    order,
    onPress,
  });
  const tone = useTone();
  const color = tone.ink(disabled ? palette.lineStrong : palette.tealDeep);
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      if (shape) drawGlyph(graphics, shape, size * 0.42, color);
    },
    [shape, size, color],
  );
  return (
    <Group x={x} y={y}>
      <Pressed held={held} centerX={size / 2} centerY={size / 2} enabled={!disabled} onPointerDown={onPointerDown}>
        <Surface
          width={size}
          height={size}
          radius={size / 2}
          fill={quiet ? palette.sea100 : palette.white}
          shadow={quiet ? 0 : 7}
          solid
        />
        {icon && (
          <pixiSprite
            texture={icon}
            anchor={0.5}
            x={size / 2}
            y={size / 2}
            width={size * 0.62}
            height={size * 0.62}
            eventMode="none"
          />
        )}
        <pixiGraphics draw={draw} x={size / 2} y={size / 2} eventMode="none" />
      </Pressed>
    </Group>
  );
}
