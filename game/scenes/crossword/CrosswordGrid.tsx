import type { Container, FederatedPointerEvent, Graphics } from 'pixi.js';
import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react';
import { describeCell } from '../../../domain/crossword/play/describeCell.ts';
import type { PlaySheet } from '../../../domain/crossword/play/PlaySheet.ts';
import { activeCell, chosenEntry, isFilled, type PlayState } from '../../../domain/crossword/play/PlayState.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import { dragThresholdPx } from '../../engine/PointerTracker.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import { BlankCells } from './BlankCells.tsx';
import { BlankTwin } from './BlankTwin.tsx';
import { GridCell } from './GridCell.tsx';
import { CROSSWORD_SIZE, type CrosswordLayout, scrollGridTo } from './layoutCrossword.ts';

export interface CrosswordGridProps {
  sheet: PlaySheet;
  play: PlayState;
  layout: CrosswordLayout;
  onChoose: (cell: number) => void;
  onKey: (cell: number, key: string, event: KeyboardEvent) => boolean;
  onDrawn: (cell: number, view: Container | null) => void;
}

/** The 10 × 10 grid. A touch anywhere on it is one touch: the cell is reckoned from the place. */
export function CrosswordGrid({ sheet, play, layout, onChoose, onKey, onDrawn }: CrosswordGridProps) {
  const { pointers } = useGame();
  const { gridWindow, pitch, cell: side } = layout;
  const active = activeCell(sheet, play);
  const chosen = chosenEntry(sheet, play);
  const scroll = scrollGridTo(Math.floor(active / sheet.size), layout);
  const numbers = useMemo(
    () => new Map(sheet.entries.map((entry) => [entry.cells[0] as number, entry.number])),
    [sheet],
  );
  const window = useRef<Graphics>(null);

  const onPointerDown = useCallback(
    (event: FederatedPointerEvent) => {
      const track = pointers.track(event, {
        onEnd: (at, moved) => {
          if (moved > dragThresholdPx) return;
          const row = Math.floor((at.y - gridWindow.y - scroll) / pitch);
          const col = Math.floor((at.x - gridWindow.x) / pitch);
          if (row >= 0 && col >= 0 && row < sheet.size && col < sheet.size) onChoose(row * sheet.size + col);
        },
      });
      return track;
    },
    [pointers, gridWindow, scroll, pitch, sheet, onChoose],
  );
  const drawWindow = useCallback(
    (graphics: Graphics) => {
      graphics.clear().rect(0, 0, gridWindow.width, gridWindow.height).fill({ color: 0xffffff, alpha: 0.001 });
    },
    [gridWindow.width, gridWindow.height],
  );
  const scrolls = gridWindow.height < pitch * CROSSWORD_SIZE;
  const rows = Array.from({ length: sheet.size }, (_, row) => row);
  return (
    <TwinGroup
      id="crossword-grid"
      role="grid"
      name="낱말 퍼즐 판"
      rowCount={sheet.size}
      columnCount={sheet.size}
      order={20}
    >
      <Group x={gridWindow.x} y={gridWindow.y}>
        <pixiGraphics
          ref={window}
          draw={drawWindow}
          eventMode="static"
          cursor="pointer"
          onPointerDown={onPointerDown}
        />
        <pixiContainer y={scroll} eventMode="none">
          <BlankCells pitch={pitch} side={side} />
        </pixiContainer>
        <Group y={scroll}>
          {rows.map((row) => (
            <TwinGroup key={row} id={`crossword-row-${row}`} role="row" rowIndex={row + 1}>
              {rows.map((col) => {
                const index = row * sheet.size + col;
                const words = sheet.through.get(index);
                const hidden = scrolls && isOutside(row * pitch + scroll, pitch, gridWindow.height);
                if (!words) return <BlankTwin key={index} index={index} row={row} col={col} pitch={pitch} />;
                const entries = [words.across, words.down].filter((entry) => entry !== undefined);
                return (
                  <Group key={index} alpha={hidden ? 0 : 1}>
                    <GridCell
                      index={index}
                      row={row}
                      col={col}
                      pitch={pitch}
                      side={side}
                      text={play.cells[index] ?? ''}
                      {...numberOf(numbers, index)}
                      name={describeCell(sheet, play, index)}
                      active={index === active}
                      chosen={chosen.cells.includes(index)}
                      wrong={entries.some(({ key }) => play.wrong.includes(key))}
                      locked={play.locked[index] ?? false}
                      done={entries.every((entry) => isFilled(play, entry))}
                      onChoose={onChoose}
                      onKey={onKey}
                      onDrawn={onDrawn}
                    />
                  </Group>
                );
              })}
            </TwinGroup>
          ))}
        </Group>
      </Group>
    </TwinGroup>
  );
}

function numberOf(numbers: ReadonlyMap<number, number>, cell: number): { number?: number } {
  const number = numbers.get(cell);
  return number === undefined ? {} : { number };
}

/** True for rows that the window cuts through or hides: half a row would only be in the way. */
function isOutside(top: number, pitch: number, height: number): boolean {
  return top < -1 || top + pitch > height + 1;
}
