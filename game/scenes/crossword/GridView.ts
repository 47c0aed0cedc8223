import type { Rect, StagePoint } from '../../engine/Rect.ts';
import { CROSSWORD_SIZE, type CrosswordLayout } from './CrosswordLayout.ts';

/** How the grid lies in its window: a point of the grid at `p` (pitch units of the layout) is seen at `x + p * zoom`. */
export interface GridView {
  /** 1 is the size of the layout. */
  zoom: number;
  /** Place of the grid's corner in the window, stage units; 0 or below where the grid is larger than the window. */
  x: number;
  y: number;
}

export type ZoomStep = 'in' | 'out' | 'whole';

/** The part of the layout that a view depends on. */
export type GridFrame = Pick<CrosswordLayout, 'gridWindow' | 'pitch' | 'box'>;

/** Nearest: cells large enough for the smallest hands on the narrowest phone. */
export const MOST_ZOOM = 2.5;
/** One press of + or −. */
const ZOOM_STEP = 1.25;

/** Smallest zoom: the whole grid is seen, also while a keyboard leaves little room. */
export function leastZoom({ gridWindow, pitch, box }: GridFrame): number {
  return Math.min(1, gridWindow.width / (pitch * box.cols), gridWindow.height / (pitch * box.rows));
}

/** The nearest view that is allowed: no further than the limits of zoom, and no empty margin where there is more grid. */
export function boundView(frame: GridFrame, { zoom, x, y }: GridView): GridView {
  const bounded = Math.min(MOST_ZOOM, Math.max(leastZoom(frame), zoom));
  const unit = frame.pitch * bounded;
  return {
    zoom: bounded,
    x: boundAxis(x, frame.gridWindow.width, unit * frame.box.cols),
    y: boundAxis(y, frame.gridWindow.height, unit * frame.box.rows),
  };
}

/** Zooms by a factor; the point of the window stays where it is on the grid, as far as the edges allow. */
export function zoomAround(frame: GridFrame, view: GridView, at: StagePoint, factor: number): GridView {
  const zoom = Math.min(MOST_ZOOM, Math.max(leastZoom(frame), view.zoom * factor));
  const share = zoom / view.zoom;
  return boundView(frame, { zoom, x: at.x - (at.x - view.x) * share, y: at.y - (at.y - view.y) * share });
}

/** Moves the grid under the finger. */
export function panBy(frame: GridFrame, view: GridView, by: StagePoint): GridView {
  return boundView(frame, { ...view, x: view.x + by.x, y: view.y + by.y });
}

/** The whole grid. */
export function wholeView(frame: GridFrame): GridView {
  return boundView(frame, { zoom: leastZoom(frame), x: 0, y: 0 });
}

/** The view in which a layout opens: its own size, with the row around the given cell in the middle. */
export function openView(frame: GridFrame, cell: number): GridView {
  const row = Math.floor(cell / CROSSWORD_SIZE) - frame.box.row;
  return boundView(frame, { zoom: 1, x: 0, y: frame.gridWindow.height / 2 - (row + 0.5) * frame.pitch });
}

/**
 * Moves the grid just as far as it needs for the cells of a word to be seen, or for the active one where the word is
 * longer than the window. The same view when nothing has to move.
 */
export function keepInSight(frame: GridFrame, view: GridView, cells: readonly number[], active: number): GridView {
  const { width, height } = frame.gridWindow;
  // With a little of what lies around, where there is room for it.
  const boxes = [
    boxOf(frame, view.zoom, cells, 0.5),
    boxOf(frame, view.zoom, cells),
    boxOf(frame, view.zoom, [active]),
  ];
  const box = boxes.find((one) => one.width <= width && one.height <= height) ?? boxOf(frame, view.zoom, [active]);
  const x = view.x + shift(view.x + box.x, box.width, width);
  const y = view.y + shift(view.y + box.y, box.height, height);
  return x === view.x && y === view.y ? view : boundView(frame, { ...view, x, y });
}

/** The cell at a point of the window, or null beside the grid. */
export function cellAt({ pitch, box }: GridFrame, { zoom, x, y }: GridView, at: StagePoint): number | null {
  const col = Math.floor((at.x - x) / (pitch * zoom));
  const row = Math.floor((at.y - y) / (pitch * zoom));
  const inside = row >= 0 && col >= 0 && row < box.rows && col < box.cols;
  return inside ? (row + box.row) * CROSSWORD_SIZE + col + box.col : null;
}

/** Where a cell is seen, in coordinates of the window. */
export function cellBox(frame: GridFrame, view: GridView, cell: number): Rect {
  const box = boxOf(frame, view.zoom, [cell]);
  return { ...box, x: box.x + view.x, y: box.y + view.y };
}

/** One press of a zoom key, around the active cell. */
export function stepZoom(frame: GridFrame, view: GridView, step: ZoomStep, active: number): GridView {
  if (step === 'whole') return wholeView(frame);
  const { x, y, width, height } = cellBox(frame, view, active);
  const middle = { x: x + width / 2, y: y + height / 2 };
  return zoomAround(frame, view, middle, step === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP);
}

/** True when some of the grid lies outside its window. */
export function isLarger({ gridWindow, pitch, box }: GridFrame, { zoom }: GridView): boolean {
  const unit = pitch * zoom;
  return unit * box.cols > gridWindow.width + 0.5 || unit * box.rows > gridWindow.height + 0.5;
}

/** @param margin cells around */
function boxOf({ pitch, box }: GridFrame, zoom: number, cells: readonly number[], margin = 0): Rect {
  const cols = cells.map((cell) => (cell % CROSSWORD_SIZE) - box.col);
  const rows = cells.map((cell) => Math.floor(cell / CROSSWORD_SIZE) - box.row);
  const [left, top] = [Math.min(...cols), Math.min(...rows)];
  const unit = pitch * zoom;
  return {
    x: (left - margin) * unit,
    y: (top - margin) * unit,
    width: (Math.max(...cols) - left + 1 + margin * 2) * unit,
    height: (Math.max(...rows) - top + 1 + margin * 2) * unit,
  };
}

/** How far a stretch has to move to lie between 0 and `room`. */
function shift(from: number, length: number, room: number): number {
  if (from < 0) return -from;
  return from + length > room ? room - from - length : 0;
}

function boundAxis(at: number, room: number, length: number): number {
  // `0 -`, never -0.
  return length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
}
