import type { PetMood } from './PetLook.ts';

export const mouths = ['smile', 'open', 'chew', 'flat', 'sleepy', 'delighted'] as const;
export type Mouth = (typeof mouths)[number];

/** What the face and the posture express. Colours never change with the mood. */
export interface MoodFace {
  readonly mouth: Mouth;
  /** `open` follows the pointer; the other two are lines and look nowhere. */
  readonly eyes: 'open' | 'happy' | 'closed';
  /** How far the lids hang, 0 open to 1 almost shut. */
  readonly lid: number;
  readonly sparkle: boolean;
  /** Tilt of the brows in radians, inner ends up; null: no brows. */
  readonly brow: number | null;
  /** Pupil size; big pupils ask for attention. */
  readonly pupil: number;
  readonly cheek: number;
  /** Where the eyes rest when nothing is looked at, -1…1. */
  readonly gazeX: number;
  readonly gazeY: number;
  /** Strength and pace of the idle movements. */
  readonly energy: number;
  readonly pace: number;
  /** Limbs raised, 0…1. */
  readonly lift: number;
  /** Whole body tilted (radians) and lowered (units). */
  readonly tilt: number;
  readonly sink: number;
}

export const moodFaces: Readonly<Record<PetMood, MoodFace>> = {
  joyful: {
    mouth: 'delighted',
    eyes: 'open',
    lid: 0,
    sparkle: true,
    brow: null,
    pupil: 1.04,
    cheek: 1,
    gazeX: 0,
    gazeY: -0.15,
    energy: 1.5,
    pace: 1.35,
    lift: 0.42,
    tilt: 0,
    sink: -6,
  },
  calm: {
    mouth: 'smile',
    eyes: 'open',
    lid: 0,
    sparkle: false,
    brow: null,
    pupil: 1,
    cheek: 0.75,
    gazeX: 0,
    gazeY: 0,
    energy: 1,
    pace: 1,
    lift: 0,
    tilt: 0,
    sink: 0,
  },
  sleepy: {
    mouth: 'sleepy',
    eyes: 'closed',
    lid: 0.85,
    sparkle: false,
    brow: null,
    pupil: 1,
    cheek: 0.85,
    gazeX: 0,
    gazeY: 0.5,
    energy: 0.5,
    pace: 0.55,
    lift: -0.2,
    tilt: 0.09,
    sink: 12,
  },
};

/** Deep sleep, whatever the mood was: it breathes slowly and looks for nothing. */
export const asleepFace: MoodFace = {
  ...moodFaces.sleepy,
  lid: 1,
  energy: 0.4,
  pace: 0.42,
  tilt: 0.12,
  sink: 20,
  lift: -0.3,
};
