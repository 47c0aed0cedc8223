import { useMemo } from 'react';
import type { CrosswordDirection } from '#domain/crossword/Placement.ts';
import type { PlaySheet, SheetEntry } from '#domain/crossword/play/PlaySheet.ts';
import { isFilled, isLocked, type PlayState } from '#domain/crossword/play/PlayState.ts';
import { palette } from '../../config/palette.ts';
import type { Rect } from '../../engine/Rect.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { measureText } from '../../ui/fitTextSize.ts';
import { Label } from '../../ui/Label.tsx';
import { Scroller } from '../../ui/Scroller.tsx';
import { CLUE_TEXT_LEFT, CLUE_TEXT_RIGHT, ClueRow, type ClueStanding } from './ClueRow.tsx';

export interface ClueListProps {
  rect: Rect;
  sheet: PlaySheet;
  play: PlayState;
  clueOf: ReadonlyMap<string, string>;
  upright: boolean;
  onChoose: (key: string) => void;
}

const HEADINGS = { across: '가로 열쇠', down: '세로 열쇠' } as const;

/** All clues, 가로 first, in a list that scrolls. */
export function ClueList({ rect, sheet, play, clueOf, upright, onChoose }: ClueListProps) {
  const { width } = rect;
  const size = upright ? 27 : 22;
  const { lines, length } = useMemo(
    () =>
      layoutClues(sheet.entries, clueOf, {
        textHeight: (clue) => measureText(clue, width - CLUE_TEXT_LEFT - CLUE_TEXT_RIGHT, size).height,
        leastHeight: upright ? 84 : 62,
        headingHeight: upright ? 52 : 42,
        gap: 8,
      }),
    [sheet, clueOf, width, size, upright],
  );
  return (
    <Scroller {...rect} id="crossword-clues" role="group" name="열쇠 목록" order={15} contentLength={length}>
      {lines.map((line, index) =>
        line.kind === 'heading' ? (
          <ClueHeading
            key={line.direction}
            text={HEADINGS[line.direction]}
            y={line.y}
            height={line.height}
            order={index}
            upright={upright}
          />
        ) : (
          <ClueRow
            key={line.entry.key}
            entry={line.entry}
            clue={line.clue}
            y={line.y}
            width={width}
            height={line.height}
            size={size}
            standing={standingOf(play, line.entry)}
            chosen={play.entry === line.entry.key}
            onPaper={upright}
            order={index}
            onChoose={onChoose}
          />
        ),
      )}
    </Scroller>
  );
}

interface ClueHeadingProps {
  text: string;
  y: number;
  height: number;
  order: number;
  upright: boolean;
}

function ClueHeading({ text, y, height, order, upright }: ClueHeadingProps) {
  useTwin({
    id: `crossword-heading-${order}`,
    role: 'heading',
    name: text,
    rect: { x: 0, y, width: 200, height },
    order,
  });
  return <Label text={text} x={8} y={y + height / 2 - 2} size={upright ? 29 : 25} color={palette.ink} anchor="left" />;
}

function standingOf(play: PlayState, entry: PlaySheet['entries'][number]): ClueStanding {
  if (isLocked(play, entry)) return 'right';
  if (play.wrong.includes(entry.key)) return 'wrong';
  return isFilled(play, entry) ? 'filled' : 'open';
}

/** A line of the clue list: a heading, or a clue. Coordinates of the list's content, stage units. */
type ClueLine =
  | { kind: 'heading'; direction: CrosswordDirection; y: number; height: number }
  | { kind: 'clue'; entry: SheetEntry; clue: string; y: number; height: number };

interface ClueListMeasure {
  /** Height of a clue's text, broken between words. */
  textHeight: (clue: string) => number;
  leastHeight: number;
  headingHeight: number;
  gap: number;
}

/** Stacks the clues, 가로 first, each as high as its text needs. */
function layoutClues(
  entries: readonly SheetEntry[],
  clueOf: ReadonlyMap<string, string>,
  { textHeight, leastHeight, headingHeight, gap }: ClueListMeasure,
): { lines: ClueLine[]; length: number } {
  const lines: ClueLine[] = [];
  let y = 0;
  let direction: CrosswordDirection | null = null;
  for (const entry of entries) {
    if (entry.direction !== direction) {
      direction = entry.direction;
      if (lines.length > 0) y += gap;
      lines.push({ kind: 'heading', direction, y, height: headingHeight });
      y += headingHeight;
    }
    const clue = clueOf.get(entry.key) ?? '';
    const height = Math.max(leastHeight, Math.ceil(textHeight(clue)) + 24);
    lines.push({ kind: 'clue', entry, clue, y, height });
    y += height + gap;
  }
  return { lines, length: Math.max(0, y - gap) + 8 };
}
