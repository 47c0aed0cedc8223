import type { Container, FederatedPointerEvent, Graphics } from 'pixi.js';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { describeCell } from '#domain/crossword/play/describeCell.ts';
import { activeCell, chosenEntry, isFilled, type PlayState } from '#domain/crossword/play/PlayState.ts';
import { palette } from '../../config/palette.ts';
import { useGame } from '../../engine/GameServices.ts';
import { Group } from '../../engine/Group.tsx';
import { StageContext, useStage } from '../../engine/StageContext.ts';
import { TwinGroup } from '../../engine/twins/TwinGroup.tsx';
import type { CrosswordGame } from './CrosswordGame.ts';
import type { CrosswordLayout } from './CrosswordLayout.ts';
import { type GridCamera, WINDOW_MARGIN } from './GridCamera.ts';
import { GridCell } from './GridCell.tsx';
import { GridGestures } from './GridGestures.ts';
import { cellAt } from './GridView.ts';

/** The places of the grid, faint: words lie on top. */
const BlankCells = memo(function BlankCells({ pitch, side, rows, cols }: BlankCellsProps) {
  const draw = useCallback(
    (graphics: Graphics) => {
      graphics.clear();
      const gap = (pitch - side) / 2;
      for (let cell = 0; cell < rows * cols; cell += 1) {
        const x = (cell % cols) * pitch + gap;
        const y = Math.floor(cell / cols) * pitch + gap;
        graphics.roundRect(x, y, side, side, side * 0.2);
      }
      graphics.fill({ color: palette.white, alpha: 0.17 });
    },
    [pitch, side, rows, cols],
  );
  return <pixiGraphics draw={draw} eventMode="none" />;
});

export interface CrosswordGridProps {
  game: CrosswordGame;
  play: PlayState;
  layout: CrosswordLayout;
  camera: GridCamera;
  onChoose: (cell: number) => void;
  onKey: (cell: number, key: string) => boolean;
  onDrawn: (cell: number, view: Container | null) => void;
}

/** The grid, or the part of it that has words. A touch anywhere on it is one touch: the cell is reckoned from the place. */
export function CrosswordGrid({ game, play, layout, camera, onChoose, onKey, onDrawn }: CrosswordGridProps) {
  const { sheet } = game;
  const { gridWindow, pitch, cell: side, box } = layout;
  const active = activeCell(sheet, play);
  const chosen = chosenEntry(sheet, play);
  const stage = useStage();
  const { zoom } = useStore(camera.rested);
  // Letters are drawn for the size at which they are seen.
  const nearer = useMemo(() => ({ ...stage, scale: stage.scale * zoom }), [stage, zoom]);
  const content = useRef<Container>(null);
  const [mask, setMask] = useState<Graphics | null>(null);
  const numbers = useMemo(
    () => new Map(sheet.entries.map((entry) => [entry.cells[0] as number, entry.number])),
    [sheet],
  );
  useEffect(() => {
    camera.hold(content.current);
    return () => camera.hold(null);
  }, [camera]);
  const onPointerDown = useGridTouch(layout, camera, onChoose);
  const drawWindow = useCallback(
    (graphics: Graphics) => {
      graphics.clear().rect(0, 0, gridWindow.width, gridWindow.height).fill({ color: 0xffffff, alpha: 0.001 });
    },
    [gridWindow.width, gridWindow.height],
  );
  const drawMask = useCallback(
    (graphics: Graphics) => {
      const { width, height } = gridWindow;
      const margin = WINDOW_MARGIN;
      graphics.clear();
      graphics.rect(-margin, -margin, width + margin * 2, height + margin * 2).fill(0xffffff);
    },
    [gridWindow],
  );
  const places = Array.from({ length: sheet.size }, (_, at) => at);
  // A row without words has nothing to be read.
  const rows = places.filter((row) => places.some((col) => sheet.through.has(row * sheet.size + col)));
  return (
    <TwinGroup
      id="crossword-grid"
      role="grid"
      name="낱말 퍼즐 판"
      rowCount={sheet.size}
      columnCount={sheet.size}
      scroll={camera.twins}
      order={20}
    >
      <Group x={gridWindow.x} y={gridWindow.y}>
        <pixiGraphics draw={drawWindow} eventMode="static" cursor="pointer" onPointerDown={onPointerDown} />
        <pixiGraphics ref={setMask} draw={drawMask} eventMode="none" />
        <pixiContainer mask={mask} eventMode="none">
          <pixiContainer ref={content}>
            <StageContext.Provider value={nearer}>
              <BlankCells pitch={pitch} side={side} rows={box.rows} cols={box.cols} />
              {rows.map((row) => (
                <TwinGroup key={row} id={`crossword-row-${row}`} role="row" name={`${row + 1}행`} rowIndex={row + 1}>
                  {places.map((col) => {
                    const index = row * sheet.size + col;
                    const words = sheet.through.get(index);
                    if (!words) return null;
                    const entries = [words.across, words.down].filter((entry) => entry !== undefined);
                    return (
                      <GridCell
                        key={index}
                        index={index}
                        row={row}
                        col={col}
                        x={(col - box.col) * pitch}
                        y={(row - box.row) * pitch}
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
                    );
                  })}
                </TwinGroup>
              ))}
            </StageContext.Provider>
          </pixiContainer>
        </pixiContainer>
      </Group>
    </TwinGroup>
  );
}

/** One finger chooses a cell or moves a grid that is larger than its window; two zoom it. */
function useGridTouch(layout: CrosswordLayout, camera: GridCamera, onChoose: (cell: number) => void) {
  const { pointers } = useGame();
  const newest = useRef({ layout, onChoose });
  useEffect(() => {
    newest.current = { layout, onChoose };
  });
  const gestures = useMemo(
    () =>
      new GridGestures({
        tap: (at) => {
          const cell = cellAt(newest.current.layout, camera.view, at);
          if (cell !== null) newest.current.onChoose(cell);
        },
        pan: (by) => camera.pan(by),
        pinch: (middle, factor) => camera.pinch(middle, factor),
        rest: () => camera.rest(),
      }),
    [camera],
  );
  return useCallback(
    (event: FederatedPointerEvent) => {
      const { pointerId, button } = event;
      const inWindow = ({ x, y }: { x: number; y: number }) => {
        const { gridWindow } = newest.current.layout;
        return { x: x - gridWindow.x, y: y - gridWindow.y };
      };
      if (button !== 0 || !gestures.down(pointerId, inWindow(pointers.at(event)))) return;
      pointers.track(event, {
        onMove: (at, moved) => gestures.move(pointerId, inWindow(at), moved),
        onEnd: (at) => gestures.up(pointerId, inWindow(at)),
        onCancel: () => gestures.cancel(pointerId),
      });
    },
    [pointers, gestures],
  );
}

function numberOf(numbers: ReadonlyMap<number, number>, cell: number): { number?: number } {
  const number = numbers.get(cell);
  return number === undefined ? {} : { number };
}

interface BlankCellsProps {
  pitch: number;
  side: number;
  rows: number;
  cols: number;
}
