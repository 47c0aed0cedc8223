import { REEF_TUNING } from '#domain/reef/tuning.ts';
import type { Rect, StagePoint } from '#game/engine/Rect.ts';
import type { AquariumLayout } from '../layout/AquariumLayout.ts';

/** Where a piece stands: its foot, and the side of the square above it. */
export interface ReefSpot extends StagePoint {
  size: number;
}

export interface ReefLayout {
  title: Rect;
  /** Places of a bay, from the back to the front. */
  spots: readonly ReefSpot[];
  /** Ledges of rock, from the back to the front; the pieces of a row stand on theirs. */
  ledges: readonly Rect[];
  /** Where the chosen piece is named. */
  plate: Rect;
  /** The ways to the bays beside this one, and between them which one it is. */
  back: StagePoint & { size: number };
  onward: StagePoint & { size: number };
  number: StagePoint;
}

interface Rows {
  /** Feet of the rows. */
  ys: readonly number[];
  sizes: readonly number[];
  left: number;
  right: number;
  columns: number;
  /** Lower edge of the rock. */
  bottom: number;
}

/** Lays a bay out on the stage of the aquarium. @param stage stage units */
export function layoutReef(layout: AquariumLayout, stage: { width: number; height: number }): ReefLayout {
  const { upright, short, status, exit, look, text } = layout;
  const { width, height } = stage;
  const side = Math.max(look.button, exit.width);
  if (upright) {
    const navY = height - side - 16;
    const plate = { x: 12, width: width - 24, height: look.button + text * 1.8 + 36 };
    const plateY = navY - plate.height - 12;
    const top = Math.max(status.y + status.height, exit.y + exit.height) + 24;
    const gap = (plateY - 30 - top) / 4;
    return {
      ...rowsOf({
        ys: [1, 2, 3, 4].map((row) => top + gap * row),
        sizes: [0.86, 0.9, 0.94, 0.98].map((share) => Math.min(170, gap * share)),
        left: 108,
        right: width - 108,
        columns: 3,
        bottom: plateY + plate.height / 2,
      }),
      title: status,
      plate: { ...plate, y: plateY },
      back: { x: 16, y: navY, size: side },
      onward: { x: width - side - 16, y: navY, size: side },
      number: { x: width / 2, y: navY + side / 2 },
    };
  }
  const plateHeight = look.button + 24;
  const plateY = height - plateHeight - 12;
  if (short) {
    const plate = { x: 16 + side + 14, y: plateY, width: width - (side + 30) * 2, height: plateHeight };
    return {
      ...rowsOf({
        ys: [height * 0.46, height * 0.73],
        sizes: [height * 0.25, height * 0.26],
        left: width * 0.14,
        right: width * 0.86,
        columns: 6,
        bottom: height,
      }),
      title: status,
      plate,
      back: { x: 16, y: plateY + (plateHeight - side) / 2, size: side },
      onward: { x: width - side - 16, y: plateY + (plateHeight - side) / 2, size: side },
      number: { x: width - side / 2 - 16, y: plateY - 22 },
    };
  }
  const plate = { x: width / 2 - 400, y: plateY, width: 800, height: plateHeight };
  const navY = plateY + (plateHeight - side) / 2;
  return {
    ...rowsOf({
      ys: [372, 510, 650],
      sizes: [132, 142, 152],
      left: width * 0.2,
      right: width * 0.8,
      columns: 4,
      bottom: height - 20,
    }),
    title: status,
    plate,
    back: { x: plate.x - side - 16, y: navY, size: side },
    onward: { x: plate.x + plate.width + 16, y: navY, size: side },
    number: { x: plate.x + plate.width + 16 + side + 60, y: navY + side / 2 },
  };
}

/** How far every other row is moved aside, as a share of the distance of two pieces. */
const SHIFT = 0.16;

function rowsOf({ ys, sizes, left, right, columns, bottom }: Rows): Pick<ReefLayout, 'spots' | 'ledges'> {
  const step = (right - left) / (columns - 1);
  const spots = ys.flatMap((y, row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: left + step * column + (row % 2 ? SHIFT : -SHIFT) * step,
      // No row of stone is level.
      y: y + Math.sin(row * 2.1 + column * 1.7) * 7,
      size: sizes[row] ?? 100,
    })),
  );
  const ledges = ys.map((y, row) => {
    const reach = (sizes[row] ?? 100) * 0.72;
    const x = left - step * SHIFT - reach;
    const below = ys[row + 1];
    return { x, y: y - 14, width: right + step * SHIFT + reach - x, height: (below ?? bottom) - y + (below ? 40 : 14) };
  });
  return { spots: spots.slice(0, REEF_TUNING.bayPieces), ledges };
}
