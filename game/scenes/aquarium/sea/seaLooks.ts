import { Color, type ColorSource } from 'pixi.js';
import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';
import type { Drift } from './monthLooks.ts';

/** How the sea is coloured in a light, without a month (`seaLookIn` blends both). Tints are multiplied with what is drawn; white leaves it as it is. */
export interface SeaLook {
  /** Water from the surface down. */
  water: readonly { offset: number; color: number }[];
  /** What a theme's water takes on: surface, middle, depth. */
  themedWater: readonly [number, number, number];
  /** Reefs in the haze. */
  far: number;
  /** Sand, stones and what grows on it. */
  ground: number;
  /** What stands in the room, and who swims there: no month colours it. */
  near: number;
  /** Plants in front. */
  plants: number;
  fish: number;
  bubbles: number;
  /** Light that falls in and plays on the ground. */
  rays: { tint: number; strength: number };
  /** Specks in the water: dust by day, glowing plankton after dark. */
  specks: { tint: number; strength: number };
  /** What a month lets drift; null: specks alone. */
  drift: Drift | null;
}

export const seaLooks: Readonly<Record<SeaLight, SeaLook>> = {
  day: {
    water: [
      { offset: 0, color: 0xdcfaf3 },
      { offset: 0.16, color: 0xa6e6df },
      { offset: 0.42, color: 0x5cc0c4 },
      { offset: 0.74, color: 0x2f93a6 },
      { offset: 1, color: 0x21768f },
    ],
    themedWater: [0xffffff, 0xffffff, 0xffffff],
    far: 0xffffff,
    ground: 0xffffff,
    near: 0xffffff,
    plants: 0xffffff,
    fish: 0xffffff,
    bubbles: 0xffffff,
    rays: { tint: 0xffffff, strength: 1 },
    specks: { tint: 0xffffff, strength: 1 },
    drift: null,
  },
  // The last of the sun at the surface, clear blue below; the moon instead of rays. Sand keeps its warmth, since a tint
  // that takes it away leaves it brown and grey.
  evening: {
    water: [
      { offset: 0, color: 0xffd3c2 },
      { offset: 0.12, color: 0xd9b0d6 },
      { offset: 0.36, color: 0x7d8ad6 },
      { offset: 0.72, color: 0x3a68b8 },
      { offset: 1, color: 0x245296 },
    ],
    themedWater: [0xf2d6ee, 0xc3c8f4, 0xaab8ec],
    far: 0xb7c0f2,
    ground: 0xeedcff,
    near: 0xdfe3ff,
    plants: 0xdfe3ff,
    fish: 0xe4e9ff,
    bubbles: 0xeaf1ff,
    rays: { tint: 0xffe6f4, strength: 0.6 },
    specks: { tint: 0x9ff2ff, strength: 1.7 },
    drift: null,
  },
};

/** A colour seen through a tint. */
export function tinted(colour: ColorSource, tint: number): number {
  return new Color(colour).multiply(tint).toNumber();
}
