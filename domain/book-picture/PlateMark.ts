import type { DyeName } from './characterNames.ts';

/** A place on the plate: from left (0) to right (1), from top (0) to bottom (1) of what a phone shows. */
export interface PlatePoint {
  readonly x: number;
  readonly y: number;
}

/** A place on the earth, on a plate with the map of a region. */
export interface MapPoint {
  /** Degrees east of Greenwich, west of it below zero. */
  readonly lon: number;
  /** Degrees north of the equator, south of it below zero. */
  readonly lat: number;
}

export type AnyPoint = PlatePoint | MapPoint;
export const sideNames = ['above', 'below', 'left', 'right'] as const;
/** Where the name of something stands. */
export type SideName = (typeof sideNames)[number];
export const markNames = ['dot', 'line', 'dashes', 'area'] as const;
export type MarkName = (typeof markNames)[number];

/** What explains: places, ways, regions, scales and their legend. */
export type PlateMark =
  | {
      readonly kind: 'place';
      readonly at: AnyPoint;
      readonly text?: string | undefined;
      readonly dye?: DyeName | undefined;
      readonly side?: SideName | undefined;
    }
  | {
      readonly kind: 'route';
      readonly through: readonly AnyPoint[];
      readonly dye?: DyeName | undefined;
      /** Ends in an arrow. */
      readonly arrow?: boolean | undefined;
      readonly dashed?: boolean | undefined;
      /** From point to point in straight lines. */
      readonly straight?: boolean | undefined;
      readonly thin?: boolean | undefined;
    }
  | {
      readonly kind: 'area';
      readonly through: readonly AnyPoint[];
      readonly dye: DyeName;
      readonly text?: string | undefined;
      readonly straight?: boolean | undefined;
      /** From hardly seen (0.1) to full (1). */
      readonly strength?: number | undefined;
    }
  | ({
      readonly kind: 'ring';
      readonly width: number;
      readonly height: number;
      readonly dye?: DyeName | undefined;
      readonly dashed?: boolean | undefined;
    } & PlatePoint)
  | {
      readonly kind: 'axis';
      readonly from: PlatePoint;
      readonly to: PlatePoint;
      readonly ticks: readonly AxisTick[];
      readonly arrow?: boolean | undefined;
      readonly dye?: DyeName | undefined;
    }
  | {
      /** A brace that opens to the right of the way from `from` to `to`; its name stands at its point, on the left. */
      readonly kind: 'bracket';
      readonly from: PlatePoint;
      readonly to: PlatePoint;
      readonly text?: string | undefined;
      readonly dye?: DyeName | undefined;
    }
  | ({
      /** From its upper left corner. */
      readonly kind: 'legend';
      readonly rows: readonly { readonly mark: MarkName; readonly dye: DyeName; readonly text: string }[];
    } & PlatePoint);

export interface AxisTick {
  /** From the begin (0) to the end (1). */
  readonly at: number;
  readonly text?: string | undefined;
  readonly side?: SideName | undefined;
  readonly dye?: DyeName | undefined;
}
