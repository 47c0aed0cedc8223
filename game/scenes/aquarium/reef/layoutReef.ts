import { REEF_TUNING } from '#domain/reef/tuning.ts';
import type { Rect, StagePoint } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** Where a piece stands: its foot, and the side of the square above it. */
export interface ReefSpot extends StagePoint {
  size: number;
  /** From the back, 0, to the front. */
  row: number;
  /** How far the stone below it reaches down. */
  depth: number;
}

export interface ReefLayout {
  title: Rect;
  /** Places of a bay in the order in which they are taken: the front row first, each from its middle outwards. */
  spots: readonly ReefSpot[];
  /** Upper edge of the sand. */
  groundY: number;
  /** Where the chosen piece is named. */
  plate: Rect;
  /** The ways to the bays beside this one, and between them which one it is. */
  back: StagePoint & { size: number };
  onward: StagePoint & { size: number };
  number: StagePoint;
}

interface Rows {
  /** Feet of the rows, from the back to the front. */
  ys: readonly number[];
  sizes: readonly number[];
  left: number;
  right: number;
  columns: number;
  /** Lower edge of the stones in front. */
  bottom: number;
}

/** Lays a bay out on the stage of the aquarium. @param stage stage units */
export function layoutReef(layout: AquariumLayout, stage: { width: number; height: number }): ReefLayout {
  const { upright, short, status, exit, look, text } = layout;
  const { width, height } = stage;
  const side = Math.max(look.button, exit.width);
  if (upright) {
    const navY = height - side - 16;
    const plateHeight = look.button + text * 1.8 + 36;
    const plateY = navY - plateHeight - 12;
    const top = Math.max(status.y + status.height, exit.y + exit.height) + 24;
    const gap = (plateY - 40 - top) / 4;
    return {
      ...rowsOf({
        ys: [1, 2, 3, 4].map((row) => top + gap * row),
        sizes: [0.78, 0.82, 0.86, 0.9].map((share) => Math.min(164, gap * share)),
        left: 128,
        right: width - 128,
        columns: 3,
        bottom: plateY + plateHeight - 16,
      }),
      groundY: plateY - gap * 0.55,
      title: status,
      plate: { x: 12, y: plateY, width: width - 24, height: plateHeight },
      back: { x: 16, y: navY, size: side },
      onward: { x: width - side - 16, y: navY, size: side },
      number: { x: width / 2, y: navY + side / 2 },
    };
  }
  const plateHeight = look.button + 24;
  const plateY = height - plateHeight - 12;
  const navY = plateY + (plateHeight - side) / 2;
  if (short) {
    const plate = { x: 16 + side + 14, y: plateY, width: width - (side + 30) * 2, height: plateHeight };
    return {
      ...rowsOf({
        ys: [height * 0.5, height * 0.76],
        sizes: [height * 0.235, height * 0.25],
        left: width * 0.15,
        right: width * 0.85,
        columns: 6,
        bottom: height + 20,
      }),
      groundY: height * 0.7,
      title: status,
      plate,
      back: { x: 16, y: navY, size: side },
      onward: { x: width - side - 16, y: navY, size: side },
      number: { x: width - side / 2 - 16, y: navY - 22 },
    };
  }
  const plate = { x: width / 2 - 400, y: plateY, width: 800, height: plateHeight };
  return {
    ...rowsOf({
      ys: [366, 510, 656],
      sizes: [132, 142, 152],
      left: width * 0.22,
      right: width * 0.78,
      columns: 4,
      bottom: height - 8,
    }),
    groundY: 590,
    title: status,
    plate,
    back: { x: plate.x - side - 16, y: navY, size: side },
    onward: { x: plate.x + plate.width + 16, y: navY, size: side },
    number: { x: plate.x + plate.width + 16 + side + 60, y: navY + side / 2 },
  };
}

/** How far every other row is moved aside, as a share of the distance of two pieces. */
const SHIFT = 0.13;

/** Stones reach behind those of the next row, as a share of the distance of two rows. */
const BEHIND = 1.32;

function rowsOf({ ys, sizes, left, right, columns, bottom }: Rows): Pick<ReefLayout, 'spots'> {
  const step = (right - left) / (columns - 1);
  const rowHeight = (ys[1] ?? 0) - (ys[0] ?? 0);
  const spots = ys.flatMap((y, row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: left + step * column + (row % 2 ? SHIFT : -SHIFT) * step,
      // No row of stone is level.
      y: y + Math.sin(row * 2.1 + column * 1.7) * 7,
      size: Math.min(sizes[row] ?? 100, step * 0.96),
      row,
      depth: Math.min(rowHeight * BEHIND, bottom - y),
    })),
  );
  const middle = (left + right) / 2;
  const outwards = (one: ReefSpot, two: ReefSpot) => Math.abs(one.x - middle) - Math.abs(two.x - middle);
  return { spots: spots.sort((one, two) => two.row - one.row || outwards(one, two)).slice(0, REEF_TUNING.bayPieces) };
}
