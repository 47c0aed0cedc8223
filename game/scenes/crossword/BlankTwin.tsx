import { memo } from 'react';
import { useTwin } from '../../engine/twins/useTwin.ts';
import { cellTwinId } from './GridCell.tsx';

export interface BlankTwinProps {
  index: number;
  row: number;
  col: number;
  pitch: number;
}

/** A place without a word: only there so that rows and columns count right for a screen reader. */
export const BlankTwin = memo(function BlankTwin({ index, row, col, pitch }: BlankTwinProps) {
  useTwin({
    id: cellTwinId(index),
    role: 'gridcell',
    name: `${row + 1}행 ${col + 1}열, 막힌 칸`,
    rect: { x: col * pitch, y: row * pitch, width: pitch, height: pitch },
    cell: { row: row + 1, column: col + 1 },
    disabled: true,
    tabIndex: -1,
  });
  return null;
});
