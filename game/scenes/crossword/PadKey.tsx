import type { Graphics } from 'pixi.js';
import { useCallback } from 'react';
import { palette } from '../../config/palette.ts';
import { Group } from '../../engine/Group.tsx';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { usePress } from '../../engine/usePress.ts';
import { drawGlyph } from '../../ui/drawGlyph.ts';
import { Label } from '../../ui/Label.tsx';
import { Pressed } from '../../ui/Pressed.tsx';
import { Surface } from '../../ui/Surface.tsx';

export interface PadKeyProps {
  id: string;
  /** What stands on it; a cross is drawn where it is empty. */
  text: string;
  name?: string;
  x: number;
  y: number;
  width: number;
  height: number;
  size: number;
  /** Not a letter: shift, erase, close. */
  quiet?: boolean;
  pressed?: boolean;
  order: number;
  onPress: () => void;
}

/** A key of the pad: narrower than a button, so its sign may fill it. */
export function PadKey(props: PadKeyProps) {
  const { id, text, name = text, x, y, width, height, size, quiet = false, pressed, order, onPress } = props;
  const { held, onPointerDown } = usePress(onPress);
  useTwin({ id, role: 'button', name, rect: { x, y, width, height }, pressed, order, onPress });
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      if (text === '') drawGlyph(graphics, 'cross', size * 0.8, palette.tealDeep);
    },
    [text, size],
  );
  return (
    <Group x={x} y={y}>
      <Pressed held={held} centerX={width / 2} centerY={height / 2} enabled onPointerDown={onPointerDown}>
        <Surface
          width={width}
          height={height}
          radius={Math.min(20, width * 0.3)}
          fill={pressed ? palette.sand200 : quiet ? palette.sea100 : palette.white}
          shadow={quiet ? 3 : 6}
          solid
        />
        <pixiGraphics draw={draw} x={width / 2} y={height / 2} eventMode="none" />
        {text && (
          <Label
            text={text}
            x={width / 2}
            y={height / 2}
            size={size}
            color={palette.tealDeep}
            anchor="center"
            maxWidth={width - 6}
          />
        )}
      </Pressed>
    </Group>
  );
}
