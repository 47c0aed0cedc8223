import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boundView,
  cellAt,
  cellBox,
  type GridFrame,
  type GridView,
  keepInSight,
  leastZoom,
  MOST_ZOOM,
  openView,
  panBy,
  stepZoom,
  wholeView,
  zoomAround,
} from './GridView.ts';

const frames = fc
  .record({
    pitch: fc.integer({ min: 40, max: 90 }),
    cut: fc.double({ min: 0.35, max: 1, noNaN: true }),
    rows: fc.integer({ min: 3, max: 10 }),
    cols: fc.integer({ min: 3, max: 10 }),
    corner: fc.nat(9),
  })
  .map(({ pitch, cut, rows, cols, corner }): GridFrame => {
    const box = { row: corner % (11 - rows), col: corner % (11 - cols), rows, cols };
    // No window is lower than the largest cell.
    const height = Math.max(Math.round(pitch * rows * cut), pitch * Math.min(rows, MOST_ZOOM));
    return { pitch, box, gridWindow: { x: 30, y: 90, width: pitch * cols, height } };
  });
/** The cells of a box, by number. */
const cellOf = ({ box }: GridFrame, at: number) =>
  (box.row + (Math.floor(at / 10) % box.rows)) * 10 + box.col + (at % box.cols);
const amount = fc.integer({ min: -900, max: 900 });
const point = fc.record({ x: amount, y: amount });
const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pan' as const), by: point }),
    fc.record({ kind: fc.constant('pinch' as const), at: point, factor: fc.double({ min: 0.2, max: 5, noNaN: true }) }),
    fc.record({ kind: fc.constant('step' as const), step: fc.constantFrom('in', 'out', 'whole'), cell: fc.nat(99) }),
    fc.record({ kind: fc.constant('follow' as const), cell: fc.nat(99) }),
  ),
  { maxLength: 20 },
);
type Move = typeof moves extends fc.Arbitrary<(infer T)[]> ? T : never;

const WHOLE = { row: 0, col: 0, rows: 10, cols: 10 };

function apply(frame: GridFrame, view: GridView, move: Move): GridView {
  if (move.kind === 'pan') return panBy(frame, view, move.by);
  if (move.kind === 'pinch') return zoomAround(frame, view, move.at, move.factor);
  if (move.kind === 'step') return stepZoom(frame, view, move.step as 'in', cellOf(frame, move.cell));
  return keepInSight(frame, view, [cellOf(frame, move.cell)], cellOf(frame, move.cell));
}

describe('GridView', () => {
  it('stays within its limits and shows no empty margin where there is more grid, whatever fingers do', () => {
    fc.assert(
      fc.property(frames, fc.nat(99), moves, (frame, cell, list) => {
        const { gridWindow, pitch, box } = frame;
        let view = openView(frame, cellOf(frame, cell));
        for (const move of list) {
          view = apply(frame, view, move);
          expect(view.zoom).toBeGreaterThanOrEqual(leastZoom(frame) - 1e-9);
          expect(view.zoom).toBeLessThanOrEqual(MOST_ZOOM + 1e-9);
          const unit = pitch * view.zoom;
          for (const [at, room, side] of [
            [view.x, gridWindow.width, unit * box.cols],
            [view.y, gridWindow.height, unit * box.rows],
          ] as const) {
            if (side <= room) expect(at).toBeCloseTo((room - side) / 2);
            else {
              expect(at).toBeLessThanOrEqual(0);
              expect(at + side).toBeGreaterThanOrEqual(room - 1e-6);
            }
          }
          if (move.kind === 'follow') {
            const seen = cellBox(frame, view, cellOf(frame, move.cell));
            expect(seen.y).toBeGreaterThanOrEqual(-1e-6);
            expect(seen.y + seen.height).toBeLessThanOrEqual(gridWindow.height + 1e-6);
            expect(seen.x).toBeGreaterThanOrEqual(-1e-6);
            expect(seen.x + seen.width).toBeLessThanOrEqual(gridWindow.width + 1e-6);
          }
        }
      }),
    );
  });

  it('finds under a finger the cell that is drawn there', () => {
    fc.assert(
      fc.property(frames, fc.nat(99), moves, fc.nat(99), (frame, cell, list, at) => {
        const wanted = cellOf(frame, at);
        const view = list.reduce((now, move) => apply(frame, now, move), openView(frame, cellOf(frame, cell)));
        const { x, y, width, height } = cellBox(frame, view, wanted);
        expect(cellAt(frame, view, { x: x + width / 2, y: y + height / 2 })).toBe(wanted);
      }),
    );
  });

  it('keeps the point between two fingers where it is', () => {
    const frame = { pitch: 60, box: WHOLE, gridWindow: { x: 0, y: 0, width: 600, height: 600 } };
    const near = zoomAround(frame, wholeView(frame), { x: 300, y: 330 }, 2);
    expect(near).toEqual({ zoom: 2, x: -300, y: -330 });
    expect(cellAt(frame, near, { x: 300, y: 330 })).toBe(55);
    expect(zoomAround(frame, near, { x: 300, y: 330 }, 0.5)).toEqual({ zoom: 1, x: 0, y: 0 });
  });

  it('shows the whole grid also where a keyboard leaves little room', () => {
    const frame = { pitch: 60, box: WHOLE, gridWindow: { x: 0, y: 0, width: 600, height: 300 } };
    expect(wholeView(frame)).toEqual({ zoom: 0.5, x: 150, y: 0 });
    expect(boundView(frame, { zoom: 9, x: 50, y: 50 })).toEqual({ zoom: MOST_ZOOM, x: 0, y: 0 });
  });

  it('does not move for a word that is seen', () => {
    const frame = { pitch: 60, box: WHOLE, gridWindow: { x: 0, y: 0, width: 600, height: 600 } };
    const view = zoomAround(frame, wholeView(frame), { x: 300, y: 300 }, 2);
    expect(keepInSight(frame, view, [44, 45], 44)).toBe(view);
  });
});
