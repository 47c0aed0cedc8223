/** Where a scene plays. */
export const settingNames = [
  'village',
  'yard',
  'field',
  'forest',
  'deepForest',
  'mountain',
  'snowField',
  'desert',
  'river',
  'shore',
  'deck',
  'underSea',
  'seaPalace',
  'hanokRoom',
  'westernRoom',
  'classroom',
  'museum',
  'cave',
  'paper',
  'studio',
  'market',
  'palaceCourt',
  'city',
  'westernTown',
  'aboveClouds',
  'space',
] as const;
export type SettingName = (typeof settingNames)[number];

/** The hour; `lamp` is a dark room with one light in it. */
export const lightNames = ['morning', 'day', 'evening', 'night', 'lamp'] as const;
export type LightName = (typeof lightNames)[number];

/** The weather outdoors. */
export const weatherNames = ['clear', 'cloudy', 'rain', 'snow', 'wind', 'fog'] as const;
export type WeatherName = (typeof weatherNames)[number];

/** The season of meadows and woods. */
export const seasonNames = ['spring', 'summer', 'autumn', 'winter'] as const;
export type SeasonName = (typeof seasonNames)[number];

/** How near we are. */
export const shotNames = ['wide', 'medium', 'close'] as const;
export type ShotName = (typeof shotNames)[number];

/** How far behind somebody stands. */
export const planeNames = ['far', 'middle', 'near'] as const;
export type PlaneName = (typeof planeNames)[number];

/** What stands before everything, at the edges. */
export const frameNames = [
  'none',
  'leaves',
  'grass',
  'reeds',
  'pineBranch',
  'blossom',
  'curtain',
  'coral',
  'rocks',
  'snow',
  'doorway',
  'persimmon',
] as const;
export type FrameName = (typeof frameNames)[number];

/** What happens around somebody or at a point. */
export const effectNames = [
  'sparkle',
  'smoke',
  'steam',
  'sound',
  'splash',
  'bubbles',
  'dust',
  'hearts',
  'speed',
  'glow',
  'beam',
  'petals',
  'leaves',
  'tears',
  'zzz',
  'question',
  'idea',
  'notes',
  'sweat',
] as const;
export type EffectName = (typeof effectNames)[number];

/** The names of a scene, by what they stand for. */
export const sceneNames = {
  setting: settingNames,
  light: lightNames,
  weather: weatherNames,
  season: seasonNames,
  shot: shotNames,
  plane: planeNames,
  frame: frameNames,
  effect: effectNames,
} as const;
