import { entryName } from '#domain/crossword/play/describeCell.ts';
import type { SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import { palette } from '../../config/palette.ts';
import { Group } from '../../engine/Group.tsx';
import type { Rect } from '../../engine/Rect.ts';
import { useStage } from '../../engine/StageContext.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { usePress } from '../../engine/usePress.ts';
import { fitTextSize, LINE_HEIGHT, legible } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';
import { Pressed } from '../../ui/Pressed.tsx';
import { Surface } from '../../ui/Surface.tsx';

export interface OtherClueProps {
  rect: Rect;
  entry: SheetEntry;
  clue: string;
  /** It crosses the active cell; otherwise it is the next word that is not full. */
  crosses: boolean;
  onPress: () => void;
}

/** Another word at hand and its clue: one touch turns to it. */
export function OtherClue({ rect, entry, clue, crosses, onPress }: OtherClueProps) {
  const { width, height } = rect;
  const { scale } = useStage();
  const { held, onPointerDown } = usePress(onPress);
  const text = `${crosses ? '여기를 지나는' : '다음 낱말'} ${entryName(entry)} · ${clue}`;
  const size = fitTextSize(text, width - 48, height - 14, legible([27, 25, 23, 22], scale));
  useTwin({ id: 'crossword-other', role: 'button', name: text, rect, order: 12, onPress });
  return (
    <Group x={rect.x} y={rect.y}>
      <Pressed held={held} centerX={width / 2} centerY={height / 2} enabled onPointerDown={onPointerDown}>
        <Surface width={width} height={height} radius={24} fill={palette.white} fillAlpha={0.8} solid />
        <Label
          text={text}
          x={width / 2}
          y={height / 2}
          size={size}
          lineHeight={size * LINE_HEIGHT}
          color={palette.tealDeep}
          anchor="center"
          align="center"
          wrapWidth={width - 48}
        />
      </Pressed>
    </Group>
  );
}
