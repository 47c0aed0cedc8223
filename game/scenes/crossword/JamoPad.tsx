import { useState } from 'react';
import { JAMO_ROWS, SHIFTED_JAMO } from '#domain/crossword/play/pressJamo.ts';
import { palette } from '../../config/palette.ts';
import { Group } from '../../engine/Group.tsx';
import type { Rect } from '../../engine/Rect.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { Surface } from '../../ui/Surface.tsx';
import { PadKey } from './PadKey.tsx';

export interface JamoPadProps {
  rect: Rect;
  onJamo: (jamo: string) => void;
  onErase: () => void;
  onClose: () => void;
}

/** Height of the pad on each stage. */
export const PAD_HEIGHT = { wide: 262, short: 224, upright: 330 } as const;

const GAP = 8;
const PADDING = 10;
const COLUMNS = 10;

/** A two-set Hangul keyboard on the canvas, for devices whose own keyboard is in the way or has no Hangul. */
export function JamoPad({ rect, onJamo, onErase, onClose }: JamoPadProps) {
  const [shifted, setShifted] = useState(false);
  const { width, height } = rect;
  const key = (width - PADDING * 2 - GAP * (COLUMNS - 1)) / COLUMNS;
  const tall = (height - PADDING * 2 - GAP * 2) / 3;
  const x = (column: number) => PADDING + column * (key + GAP);
  const y = (row: number) => PADDING + row * (tall + GAP);
  const size = Math.round(Math.min(38, key * 0.66));
  const press = (jamo: string) => {
    onJamo(jamo);
    setShifted(false);
  };
  const [top, middle, bottom] = JAMO_ROWS;
  const face = (jamo: string) => (shifted ? (SHIFTED_JAMO[jamo] ?? jamo) : jamo);
  const keys = (row: readonly string[], line: number, from: number) =>
    row.map((jamo, index) => (
      <PadKey
        key={jamo}
        id={`pad-${jamo}`}
        text={face(jamo)}
        x={x(from + index)}
        y={y(line)}
        width={key}
        height={tall}
        size={size}
        order={line * COLUMNS + index}
        onPress={() => press(face(jamo))}
      />
    ));
  const wide = key * 1.5 + GAP * 0.5;
  const words = 27;
  return (
    <TwinGroup id="crossword-pad" role="group" name="한글 자판" order={50}>
      <Group x={rect.x} y={rect.y}>
        <Surface
          width={width}
          height={height + 40}
          radius={28}
          fill={palette.sea200}
          fillAlpha={0.96}
          shadow={10}
          solid
        />
        {keys(top, 0, 0)}
        {keys(middle, 1, 0)}
        <PadKey
          id="pad-close"
          text=""
          name="자판 닫기"
          x={x(9)}
          y={y(1)}
          width={key}
          height={tall}
          size={words}
          quiet
          order={19}
          onPress={onClose}
        />
        <PadKey
          id="pad-shift"
          text="쌍"
          name="쌍자음과 이중 모음"
          x={x(0)}
          y={y(2)}
          width={wide}
          height={tall}
          size={words}
          quiet
          pressed={shifted}
          order={20}
          onPress={() => setShifted(!shifted)}
        />
        {keys(bottom, 2, 1.5)}
        <PadKey
          id="pad-erase"
          text="지움"
          name="한 글자 지우기"
          x={x(8.5)}
          y={y(2)}
          width={wide}
          height={tall}
          size={words}
          quiet
          order={29}
          onPress={onErase}
        />
      </Group>
    </TwinGroup>
  );
}
