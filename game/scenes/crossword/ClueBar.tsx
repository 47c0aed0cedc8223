import { entryName } from '#domain/crossword/play/describeCell.ts';
import type { SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import { palette } from '../../config/palette.ts';
import { Group } from '../../engine/Group.tsx';
import type { Rect } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Button } from '../../ui/Button.tsx';
import { fitTextSize, LINE_HEIGHT, legible } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';
import { Surface } from '../../ui/Surface.tsx';

export interface ClueBarProps {
  rect: Rect;
  entry: SheetEntry;
  clue: string;
  /** It was marked wrong and has not been changed since. */
  wrong: boolean;
  /** Initial consonants, once a hint has shown them. */
  consonants: string | null;
  /** Buttons to the words before and after; without them the list beside does that. */
  onStep?: (step: 1 | -1) => void;
  /** Empties the word; null while there is nothing to empty, left out where another button does that. */
  onClear?: (() => void) | null;
  upright: boolean;
}

const STEP_WIDTH = 84;
const CLEAR_WIDTH = 96;

/** The clue of the word that is being written, always in sight. */
export function ClueBar({ rect, entry, clue, wrong, consonants, onStep, onClear, upright }: ClueBarProps) {
  const { width, height } = rect;
  const { scale, short } = useStage();
  const title = [
    entryName(entry),
    wrong ? '다시 생각해 봐요' : `${entry.length}글자`,
    ...(consonants ? [`초성 ${[...consonants].join(' ')}`] : []),
  ].join(' · ');
  const side = onStep ? STEP_WIDTH + 26 : 22;
  const inner = width - side * 2 - (onStep || onClear === undefined ? 0 : CLEAR_WIDTH);
  const titleSize = upright ? 25 : short ? 23 : 21;
  const room = height - titleSize * LINE_HEIGHT - 22;
  const size = fitTextSize(clue, inner, room, legible([30, 28, 26, 25, 24, 22, 20].slice(upright ? 0 : 2), scale));
  useTwin({
    id: 'crossword-clue',
    role: 'status',
    name: `${wrong ? `${title} · ${entry.length}글자` : title}. ${clue}`,
    rect: { x: rect.x + side, y: rect.y, width: inner, height },
    // Announced when the word is chosen (useWordField).
    quiet: true,
    order: 10,
  });
  return (
    <Group x={rect.x} y={rect.y}>
      <Surface width={width} height={height} radius={24} fill={palette.tealDeep} shadow={8} solid />
      <Label
        text={title}
        x={onStep ? width / 2 : side}
        y={12 + (titleSize * LINE_HEIGHT) / 2}
        size={titleSize}
        color={palette.sand400}
        anchor={onStep ? 'center' : 'left'}
        maxWidth={inner}
      />
      <Label
        text={clue}
        x={onStep ? width / 2 : side}
        y={(height + 12 + titleSize * LINE_HEIGHT) / 2 - 4}
        size={size}
        lineHeight={size * LINE_HEIGHT}
        color={palette.white}
        anchor={onStep ? 'center' : 'left'}
        align={onStep ? 'center' : 'left'}
        wrapWidth={inner}
      />
      {!onStep && onClear && (
        <Button
          id="crossword-clear"
          text="지우기"
          name={`${entryName(entry)} 지우기`}
          x={width - CLEAR_WIDTH - 14}
          y={(height - 64) / 2}
          width={CLEAR_WIDTH}
          height={64}
          size={22}
          kind="quiet"
          order={11}
          onPress={onClear}
        />
      )}
      {onStep && (
        <>
          <StepButton
            id="crossword-previous"
            text="이전"
            name="이전 낱말"
            x={8}
            height={height}
            onPress={() => onStep(-1)}
          />
          <StepButton
            id="crossword-next"
            text="다음"
            name="다음 낱말"
            x={width - STEP_WIDTH - 8}
            height={height}
            onPress={() => onStep(1)}
          />
        </>
      )}
    </Group>
  );
}

interface StepButtonProps {
  id: string;
  text: string;
  name: string;
  x: number;
  height: number;
  onPress: () => void;
}

function StepButton({ height, ...button }: StepButtonProps) {
  const tall = Math.min(96, height - 16);
  return (
    <Button {...button} y={(height - tall) / 2} width={STEP_WIDTH} height={tall} size={27} kind="quiet" order={11} />
  );
}
