import type { Texture } from 'pixi.js';
import type { TankLook } from '#domain/aquarium/Look.ts';
import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';
import type { Rect } from '#game/engine/Rect.ts';

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
  /** Hour of the sea: another one rebuilds it. */
  light: SeaLight;
  /** Backing-store pixels per stage unit. */
  sharpness: number;
}
