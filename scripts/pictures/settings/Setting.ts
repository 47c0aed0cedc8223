import type { LightName, SeasonName, WeatherName } from '../../../domain/book-picture/sceneNames.ts';

/** A part of the background, seen through so much air (0–1). */
export interface Layer {
  drawing: string;
  far: number;
}

/** Where somebody stands: the height of the ground in the picture, and how large an adult of 200 units is. */
export interface Plane {
  y: number;
  size: number;
}

export interface SettingKit {
  random: () => number;
  light: LightName;
  weather: WeatherName;
  season: SeasonName;
}

export interface DrawnSetting {
  /** From back to front; the sky is drawn before. */
  layers: Layer[];
  planes: { far: Plane; middle: Plane; near: Plane };
  /** No sky is seen. */
  indoor?: boolean;
  /** Things float: nobody throws a shadow. */
  afloat?: boolean;
  horizon: number;
}

export type Setting = (kit: SettingKit) => DrawnSetting;

/** Ground outdoors. */
export const OPEN = {
  far: { y: 776, size: 0.7 },
  middle: { y: 902, size: 1.34 },
  near: { y: 1062, size: 2.06 },
} as const;
/** Floor of a room: its back wall is near. */
export const ROOM = {
  far: { y: 862, size: 1.3 },
  middle: { y: 950, size: 1.66 },
  near: { y: 1070, size: 2.1 },
} as const;
