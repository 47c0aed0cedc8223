import { palette } from '../../config/palette.ts';

/** What a cell is at the moment; the first that holds decides its face. */
export interface CellStanding {
  /** The cell that is written next. */
  active: boolean;
  /** Part of the chosen word. */
  chosen: boolean;
  wrong: boolean;
  locked: boolean;
  /** Part of a filled word that is not chosen: it steps back. */
  done: boolean;
}

export interface CellFace {
  fill: number;
  fillAlpha: number;
  line: number;
  lineWidth: number;
  ink: number;
  /** The small number, and marks. */
  faint: number;
}

const faces = {
  active: { fill: palette.sand400, line: 0xd98e1f, lineWidth: 5, ink: palette.ink, faint: palette.sandInk },
  chosen: { fill: palette.sand200, line: 0xeec274, lineWidth: 2, ink: palette.ink, faint: palette.sandInk },
  wrong: {
    fill: palette.coral100,
    line: palette.coral500,
    lineWidth: 3,
    ink: palette.coralInk,
    faint: palette.coralInk,
  },
  locked: { fill: palette.kelp100, line: 0x9fd4b5, lineWidth: 2, ink: palette.kelpInk, faint: palette.kelpInk },
  done: { fill: palette.sea50, line: palette.sea200, lineWidth: 2, ink: palette.teal, faint: palette.inkSoft },
  open: { fill: palette.white, line: palette.sea200, lineWidth: 2, ink: palette.ink, faint: palette.inkSoft },
} as const;

export function cellFace({ active, chosen, wrong, locked, done }: CellStanding): CellFace {
  const face = active
    ? faces.active
    : wrong
      ? faces.wrong
      : chosen && !locked
        ? faces.chosen
        : locked
          ? faces.locked
          : done
            ? faces.done
            : faces.open;
  return { ...face, fillAlpha: face === faces.done ? 0.86 : 1 };
}
