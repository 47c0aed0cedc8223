import { Color, type ColorSource } from 'pixi.js';
import type { SeaLight } from '#domain/aquarium/seaLightAt.ts';

/** How the sea is coloured in a light. Tints are multiplied with what is drawn; white leaves it as it is. */
export interface SeaLook {
  /** Water from the surface down. */
  water: readonly { offset: number; color: number }[];
  /** What a theme's water takes on: surface, middle, depth. */
  themedWater: readonly [number, number, number];
  /** Reefs in the haze. */
  far: number;
  /** Sand, stones and what grows on it. */
  ground: number;
  /** Plants in front and what stands in the room. */
  near: number;
  fish: number;
  bubbles: number;
  /** Light that falls in and plays on the ground. */
  rays: { tint: number; strength: number };
  /** Specks in the water: dust by day, glowing plankton after dark. */
  specks: { tint: number; strength: number };
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
    fish: 0xffffff,
    bubbles: 0xffffff,
    rays: { tint: 0xffffff, strength: 1 },
    specks: { tint: 0xffffff, strength: 1 },
  },
  // The last of the sun at the surface, deep blue below; the moon instead of rays.
  evening: {
    water: [
      { offset: 0, color: 0xc490a4 },
      { offset: 0.1, color: 0x8a83b4 },
      { offset: 0.34, color: 0x45689f },
      { offset: 0.7, color: 0x224a7c },
      { offset: 1, color: 0x16355f },
    ],
    themedWater: [0xa794c4, 0x6f84b8, 0x5a74ac],
    far: 0x7f93cc,
    ground: 0x929ce4,
    near: 0x9fb0d6,
    fish: 0xb4c2ea,
    bubbles: 0xc4d6ff,
    rays: { tint: 0xb7c6ff, strength: 0.42 },
    specks: { tint: 0x9ff2ff, strength: 1.7 },
  },
};

/** A colour seen through a tint. */
export function tinted(colour: ColorSource, tint: number): number {
  return new Color(colour).multiply(tint).toNumber();
}
