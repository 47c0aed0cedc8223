import type { PetStage } from '../PetLook.ts';

/** Swing around the part's pivot: `amplitude` in radians, `speed` in radians per second, `phase` in radians. */
export interface Sway {
  readonly amplitude: number;
  readonly speed: number;
  readonly phase: number;
  /** Radians the part lags behind per unit of body speed (units per second), sideways and up-down. */
  readonly followX?: number;
  readonly followY?: number;
  /** Stiffness of the spring that brings it back, per second squared; soft tips have little. */
  readonly stiffness?: number;
  /** Radians added when the pet raises its limbs fully (see `PetMotion.lift`). */
  readonly lift?: number;
}

/**
 * One moving part. Its picture is drawn with the pivot at the SVG origin, so `x`, `y` are where it is fixed in its
 * parent. Angles are clockwise radians, lengths are rig units (a grown pet is about 300 across).
 */
export interface PartSpec {
  readonly name: string;
  /** Part it hangs on; absent: the body itself. */
  readonly parent?: string;
  readonly frame?: string;
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly alpha?: number;
  readonly visible?: boolean;
  readonly sway?: Sway;
  /** Share by which the part widens and flattens with each breath. */
  readonly breathe?: number;
  /** Share by which it grows while the pet puffs itself up (see `PetMotion.puff`). */
  readonly puff?: number;
  /** Name under which a growth stage scales it. */
  readonly group?: string;
}

/** Where the face sits on its head. */
export interface FaceSpec {
  readonly parent: string;
  readonly x: number;
  readonly y: number;
  /** Distance of each eye from the middle. */
  readonly eyeX: number;
  readonly eyeScale: number;
  readonly mouthY: number;
  readonly cheekX: number;
  readonly cheekY: number;
  /** Blush picture that shows on this skin. */
  readonly cheekFrame: string;
  /** Eyelid picture in the skin colour around the eyes. */
  readonly lidFrame: string;
}

/** Something drawn on a part from a stage on: spots, stripes. Shares the part's pivot. */
export interface MarkSpec {
  readonly frame: string;
  readonly parent: string;
}

/** Where an outfit sits: its point on a part, and how wide the head or neck is there. */
export interface WearAnchor {
  readonly parent: string;
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly width: number;
}

/** How a species hovers: sideways and up-down in units, radians a second, roll in radians, share of squeezing. */
export interface SwimStyle {
  readonly bobX: number;
  readonly bobY: number;
  readonly rate: number;
  readonly roll: number;
  readonly squeeze: number;
}

export interface StageSpec {
  readonly scale: number;
  /** Moves the whole figure so that it stays centred. */
  readonly y: number;
  readonly groups: Readonly<Record<string, number>>;
  readonly eyeScale: number;
  readonly eyeSpread: number;
  readonly faceY: number;
  readonly marks: readonly MarkSpec[];
  readonly accessory: Omit<PartSpec, 'name'>;
}

export interface RigSpec {
  /** In drawing order: later parts cover earlier ones with the same parent. */
  readonly parts: readonly PartSpec[];
  readonly face: FaceSpec;
  /** Limb that waves. */
  readonly waveLimb: string;
  /** The face's own anchor lies between the eyes. */
  readonly wear: Readonly<Record<'head' | 'neck', WearAnchor>>;
  readonly swim: SwimStyle;
  readonly stages: Readonly<Record<Exclude<PetStage, 'egg'>, StageSpec>>;
}

/** Degrees to radians; rigs are easier to read in degrees. */
export function degrees(value: number): number {
  return (value * Math.PI) / 180;
}
