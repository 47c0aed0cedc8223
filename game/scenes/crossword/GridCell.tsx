import type { Container, Graphics } from 'pixi.js';
import { memo, useCallback, useEffect, useRef } from 'react';
import { palette } from '../../config/palette.ts';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { Label } from '../../ui/Label.tsx';
import { type CellStanding, cellFace } from './cellFace.ts';

export interface GridCellProps extends CellStanding {
  index: number;
  /** Place in the grid, zero-based. */
  row: number;
  col: number;
  /** Its corner among the drawn cells. */
  x: number;
  y: number;
  pitch: number;
  side: number;
  text: string;
  number?: number;
  /** What a screen reader announces. */
  name: string;
  onChoose: (cell: number) => void;
  onKey: (cell: number, key: string) => boolean;
  /** Receives the drawn cell, so that it can be made to move; null when it is gone. */
  onDrawn: (cell: number, view: Container | null) => void;
}

/** One cell that belongs to a word. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { index, row, col, x, y, pitch, side, text, number, name, active, onChoose, onKey, onDrawn } = props;
  const { wrong, locked } = props;
  const view = useRef<Container>(null);
  const face = cellFace(props);
  const gap = (pitch - side) / 2;
  useTwin({
    id: cellTwinId(index),
    role: 'gridcell',
    name,
    rect: { x: x + gap, y: y + gap, width: side, height: side },
    cell: { row: row + 1, column: col + 1 },
    selected: active,
    tabIndex: active ? 0 : -1,
    onPress: () => onChoose(index),
    onKey: (key) => onKey(index, key),
  });
  useEffect(() => {
    onDrawn(index, view.current);
    return () => onDrawn(index, null);
  }, [index, onDrawn]);
  const { fill, fillAlpha, line, lineWidth, ink, faint } = face;
  const draw = useCallback(
    (graphics: Graphics) => {
      const radius = Math.round(side * 0.2);
      const half = side / 2;
      graphics
        .clear()
        .roundRect(-half, -half + 3, side, side, radius)
        .fill({ color: palette.tealNight, alpha: 0.1 })
        .roundRect(-half, -half, side, side, radius)
        .fill({ color: fill, alpha: fillAlpha })
        .roundRect(
          -half + lineWidth / 2,
          -half + lineWidth / 2,
          side - lineWidth,
          side - lineWidth,
          radius - lineWidth / 2,
        )
        .stroke({ color: line, width: lineWidth });
      if (wrong) drawWave(graphics, side, faint);
      if (locked) drawTick(graphics, side, faint);
    },
    [side, fill, fillAlpha, line, lineWidth, wrong, locked, faint],
  );
  return (
    <pixiContainer ref={view} x={x + pitch / 2} y={y + pitch / 2} eventMode="none">
      <pixiGraphics draw={draw} />
      {number !== undefined && (
        <Label text={`${number}`} x={-side / 2 + 6} y={-side / 2 + 3} size={Math.round(side * 0.28)} color={faint} />
      )}
      {text && (
        <Label
          text={text}
          y={number === undefined ? 0 : side * 0.05}
          size={Math.round(side * 0.58)}
          color={ink}
          anchor="center"
        />
      )}
    </pixiContainer>
  );
});

export function cellTwinId(cell: number): string {
  return `crossword-cell-${cell}`;
}

/** A wavy line below the syllable: wrong is shown by more than colour. */
function drawWave(graphics: Graphics, side: number, color: number): void {
  const y = side * 0.36;
  const step = side * 0.1;
  graphics.moveTo(-3 * step, y);
  for (let at = -3; at < 3; at += 1) {
    graphics.quadraticCurveTo((at + 0.5) * step, y + (at % 2 === 0 ? -1 : 1) * step * 0.8, (at + 1) * step, y);
  }
  graphics.stroke({ color, width: 3, cap: 'round' });
}

/** A small tick in the corner: right, and closed. */
function drawTick(graphics: Graphics, side: number, color: number): void {
  const unit = side * 0.08;
  graphics
    .moveTo(side / 2 - unit * 3.2, -side / 2 + unit * 1.9)
    .lineTo(side / 2 - unit * 2.3, -side / 2 + unit * 2.8)
    .lineTo(side / 2 - unit * 1, -side / 2 + unit * 1.2)
    .stroke({ color, width: 3, cap: 'round', join: 'round' });
}
