import type { DyeName, MoodName, PoseName } from './characterNames.ts';
import type { IconName } from './iconNames.ts';
import type { MotifName } from './motifNames.ts';
import type { PlateMark, PlatePoint } from './PlateMark.ts';
import { regionNames } from './regionNames.ts';

export const plateGrounds = ['paper', 'board', 'sky', 'night', 'sea', 'earth'] as const;
export type PlateGround = (typeof plateGrounds)[number];
export const mapNames = ['korea', 'world', ...regionNames] as const;
export type MapName = (typeof mapNames)[number];
export const labelSizes = ['small', 'medium', 'large'] as const;
export type LabelSize = (typeof labelSizes)[number];

/** One thing on a plate. */
export type PlatePart =
  | PlateMark
  | ({
      readonly kind: 'label';
      readonly text: string;
      readonly size?: LabelSize | undefined;
      readonly dye?: DyeName | undefined;
    } & PlatePoint)
  | ({ readonly kind: 'dot'; readonly text?: string | undefined; readonly dye?: DyeName | undefined } & PlatePoint)
  | ({
      readonly kind: 'circle' | 'box';
      readonly width: number;
      readonly height: number;
      readonly dye: DyeName;
      readonly text?: string | undefined;
    } & PlatePoint)
  | {
      readonly kind: 'arrow' | 'line';
      readonly from: PlatePoint;
      readonly to: PlatePoint;
      readonly bend?: number | undefined;
      readonly dye?: DyeName | undefined;
    }
  | ({
      readonly kind: 'thing';
      readonly motif?: MotifName | undefined;
      readonly icon?: IconName | undefined;
      readonly cast?: string | undefined;
      readonly pose?: PoseName | undefined;
      readonly mood?: MoodName | undefined;
      readonly facing?: 'left' | 'right' | undefined;
      readonly height: number;
    } & PlatePoint);

/** A map, a diagram or a row of years. */
export interface PicturePlate {
  readonly ground: PlateGround;
  readonly title?: string | undefined;
  readonly map?: MapName | undefined;
  readonly parts: readonly PlatePart[];
}
