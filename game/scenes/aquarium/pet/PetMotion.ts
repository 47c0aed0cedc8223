/** What an action adds to the idle pose. Timelines change it, the view reads it each frame; all zero (or one) at rest. */
export interface PetMotion {
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  /** Limbs raised, 0…1; adds to the mood's own. */
  lift: number;
  /** Wave of one limb in radians. */
  wave: number;
  /** Size of the whale's fountain, 0 hidden. */
  spout: number;
  /** How far a pet that can puffs itself up, 0…1; the others only fill their cheeks. */
  puff: number;
  /** Opacity of the light behind the pet. */
  glow: number;
}

const atRest: Readonly<PetMotion> = {
  x: 0,
  y: 0,
  rotation: 0,
  scaleX: 1,
  scaleY: 1,
  lift: 0,
  wave: 0,
  spout: 0,
  puff: 0,
  glow: 0,
};

export function restingMotion(): PetMotion {
  return { ...atRest };
}
