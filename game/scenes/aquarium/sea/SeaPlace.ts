import type { Texture } from 'pixi.js';
import type { TankLook } from '#domain/aquarium/Look.ts';
import type { Rect } from '#game/engine/Rect.ts';
import type { SeaLook } from './seaLooks.ts';

/** What every layer of the sea is built from. */
export interface SeaPlace {
  texture: (frame: string) => Texture;
  /** The whole visible area, stage units. */
  bleed: Rect;
  /** Upper edge of the sand. */
  groundY: number;
  upright: boolean;
  /** Less motion is wanted: things stand or drift slowly. */
  calm: boolean;
  /** The processor fills the pixels (2D canvas): large soft layers are drawn once, with what stands still. */
  plain: boolean;
  /** Themes of the tank; a part that is left out is drawn as it always was. */
  tank: TankLook;
  /** Which tank this is: each has scenery of its own. */
  tankNo: number;
  /** The light of the hour in the month: another one rebuilds the sea. */
  look: SeaLook;
  /** Backing-store pixels per stage unit. */
  sharpness: number;
}
