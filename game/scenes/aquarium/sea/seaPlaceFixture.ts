import { Texture } from 'pixi.js';
import type { SeaPlace } from './SeaPlace.ts';
import { seaLooks } from './seaLooks.ts';

/** A sea without pictures, for tests. */
export function seaPlaceFixture(change: Partial<SeaPlace> = {}): SeaPlace {
  return {
    texture: () => Texture.EMPTY,
    bleed: { x: 0, y: -80, width: 1280, height: 960 },
    groundY: 530,
    upright: false,
    calm: false,
    plain: false,
    tank: {},
    tankNo: 1,
    look: seaLooks.day,
    sharpness: 1,
    ...change,
  };
}
