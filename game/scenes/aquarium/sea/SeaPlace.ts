import type { Texture } from 'pixi.js';
import type { Rect } from '../../../engine/Rect.ts';

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
  /** Backing-store pixels per stage unit. */
  sharpness: number;
}
