import type {
  AgeName,
  AnimalName,
  BeardName,
  DyeName,
  HairName,
  HatName,
  MoodName,
  OutfitName,
  PoseName,
  SkinName,
} from './characterNames.ts';
import type { IconName } from './iconNames.ts';
import type { MotifName } from './motifNames.ts';
import type {
  EffectName,
  FrameName,
  LightName,
  PlaneName,
  SeasonName,
  SettingName,
  ShotName,
  WeatherName,
} from './sceneNames.ts';

/** Somebody of a book, the same in every picture. */
export interface CastMember {
  readonly animal?: AnimalName | undefined;
  readonly age?: AgeName | undefined;
  readonly skin?: SkinName | undefined;
  readonly outfit?: OutfitName | undefined;
  readonly top?: DyeName | undefined;
  readonly bottom?: DyeName | undefined;
  /** A skirt and not trousers. */
  readonly skirt?: boolean | undefined;
  readonly hair?: HairName | undefined;
  readonly hat?: HatName | undefined;
  readonly beard?: BeardName | undefined;
  /** Taller or smaller than others of the age. */
  readonly scale?: number | undefined;
}

/** Somebody or something in a scene: exactly one of `cast`, `motif` and `icon`. */
export interface SceneFigure {
  /** By which others look at it, stand on it, or shine on it. */
  readonly id?: string | undefined;
  readonly cast?: string | undefined;
  readonly motif?: MotifName | undefined;
  readonly icon?: IconName | undefined;
  /** From the left (0) to the right edge (1). */
  readonly x: number;
  readonly plane?: PlaneName | undefined;
  /** Part of the way to the next plane: behind (-1) or before (1). */
  readonly step?: number | undefined;
  readonly scale?: number | undefined;
  /** Above the ground, in heights of an adult. */
  readonly lift?: number | undefined;
  /** It stands on that one; `x` does not count, `dx` moves it along, in units of which an adult has 200. */
  readonly on?: string | undefined;
  readonly dx?: number | undefined;
  readonly tilt?: number | undefined;
  readonly facing?: 'left' | 'right' | undefined;
  /** `left`, `right`, `up`, `down`, `front`, or somebody's id. */
  readonly look?: string | undefined;
  readonly pose?: PoseName | undefined;
  readonly mood?: MoodName | undefined;
  readonly holds?: MotifName | IconName | undefined;
  readonly hat?: HatName | undefined;
}

export interface SceneEffect {
  readonly kind: EffectName;
  /** Somebody's id, or a point of the picture. */
  readonly at: string | { readonly x: number; readonly y: number };
  readonly scale?: number | undefined;
}

/** A moment of a story. */
export interface PictureScene {
  readonly setting: SettingName;
  readonly light: LightName;
  readonly weather?: WeatherName | undefined;
  readonly season?: SeasonName | undefined;
  readonly shot?: ShotName | undefined;
  /** Where sun or moon stands, from the left (0) to the right (1). */
  readonly heaven?: number | undefined;
  readonly frame?: FrameName | undefined;
  readonly figures: readonly SceneFigure[];
  readonly effects?: readonly SceneEffect[] | undefined;
  /** Id of what lies in the light. */
  readonly spot?: string | undefined;
}
