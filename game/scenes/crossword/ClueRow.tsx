import type { Graphics } from 'pixi.js';
import { memo, useCallback, useContext, useEffect } from 'react';
import { entryName } from '#domain/crossword/play/describeCell.ts';
import type { SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import { palette } from '../../config/palette.ts';
import { Group } from '../../engine/Group.tsx';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { usePress } from '../../engine/usePress.ts';
import { LINE_HEIGHT } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';
import { ScrollContext } from '../../ui/ScrollContext.ts';
import { Surface } from '../../ui/Surface.tsx';

/** Where a word stands, in the clue list. */
export type ClueStanding = 'open' | 'filled' | 'right' | 'wrong';

export interface ClueRowProps {
  entry: SheetEntry;
  clue: string;
  y: number;
  width: number;
  height: number;
  size: number;
  standing: ClueStanding;
  chosen: boolean;
  /** On a white panel open rows need an outline of their own. */
  onPaper: boolean;
  order: number;
  onChoose: (key: string) => void;
}

/** Room left of and right of a clue's text. */
export const CLUE_TEXT_LEFT = 66;
export const CLUE_TEXT_RIGHT = 82;

const STANDING_NAMES: Record<ClueStanding, string> = {
  open: '아직 비어 있어요',
  filled: '채웠어요',
  right: '맞았어요',
  wrong: '다시 생각해 봐요',
};

/** One clue: its number, its words, how long the answer is and how far it is. */
export const ClueRow = memo(function ClueRow(props: ClueRowProps) {
  const { entry, clue, y, width, height, size, standing, chosen, onPaper, order, onChoose } = props;
  const { held, onPointerDown } = usePress(() => onChoose(entry.key));
  const reveal = useContext(ScrollContext);
  useTwin({
    id: `crossword-clue-${entry.key}`,
    role: 'button',
    name: `${entryName(entry)}, ${clue}, ${entry.length}글자, ${STANDING_NAMES[standing]}`,
    rect: { x: 0, y, width, height },
    pressed: chosen,
    order,
    onPress: () => onChoose(entry.key),
    onFocus: () => reveal(y, y + height),
  });
  // The word that is being written stays in sight.
  useEffect(() => {
    if (chosen) reveal(y - 8, y + height + 8);
  }, [chosen, y, height, reveal]);
  const back = (standing === 'filled' || standing === 'right') && !chosen;
  const ink = back ? palette.tealDeep : palette.ink;
  return (
    <Group y={y}>
      <pixiContainer eventMode="static" cursor="pointer" onPointerDown={onPointerDown} alpha={held ? 0.8 : 1}>
        <Surface
          width={width}
          height={height}
          radius={20}
          fill={chosen ? palette.sand200 : back ? palette.sea100 : onPaper ? palette.sea50 : palette.white}
          fillAlpha={back ? 0.72 : 1}
          {...(chosen
            ? { line: palette.sand400, lineWidth: 3 }
            : onPaper
              ? { line: palette.sea200, lineWidth: 2 }
              : {})}
          solid
        />
        <NumberBadge number={entry.number} y={height / 2} chosen={chosen} />
        <Label
          text={clue}
          x={CLUE_TEXT_LEFT}
          y={height / 2}
          size={size}
          lineHeight={size * LINE_HEIGHT}
          color={ink}
          anchor="left"
          wrapWidth={width - CLUE_TEXT_LEFT - CLUE_TEXT_RIGHT}
        />
        <StandingMark x={width - 40} y={height / 2} length={entry.length} standing={standing} size={size} />
      </pixiContainer>
    </Group>
  );
});

function NumberBadge({ number, y, chosen }: { number: number; y: number; chosen: boolean }) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics
        .clear()
        .circle(0, 0, 20)
        .fill(chosen ? palette.sand400 : palette.sea200);
    },
    [chosen],
  );
  return (
    <pixiContainer x={34} y={y} eventMode="none">
      <pixiGraphics draw={draw} />
      <Label text={`${number}`} size={22} anchor="center" color={chosen ? palette.ink : palette.tealDeep} />
    </pixiContainer>
  );
}

interface StandingMarkProps {
  x: number;
  y: number;
  length: number;
  standing: ClueStanding;
  size: number;
}

function StandingMark({ x, y, length, standing, size }: StandingMarkProps) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      if (standing !== 'filled' && standing !== 'right') return;
      const right = standing === 'right';
      graphics.circle(0, 0, 17).fill(right ? palette.kelp500 : palette.sea200);
      graphics
        .moveTo(-8, 0)
        .lineTo(-2.5, 6)
        .lineTo(8, -6)
        .stroke({ color: right ? palette.white : palette.teal, width: 4, cap: 'round', join: 'round' });
    },
    [standing],
  );
  return (
    <pixiContainer x={x} y={y} eventMode="none">
      <pixiGraphics draw={draw} />
      {standing === 'open' && <Label text={`${length}글자`} size={size - 2} color={palette.inkSoft} anchor="center" />}
      {standing === 'wrong' && <Label text="다시" size={size - 1} color={palette.coralInk} anchor="center" />}
    </pixiContainer>
  );
}
