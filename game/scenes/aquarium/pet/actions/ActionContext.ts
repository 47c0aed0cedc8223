import type { Expression } from '../PetFace.ts';
import type { PetLook } from '../PetLook.ts';
import type { PetMotion } from '../PetMotion.ts';
import type { PetNode } from '../PetNode.ts';
import type { PetSparks } from '../PetSparks.ts';

/** `stroke`, `poke` and `tickle` answer a touch, `wake` the end of a sleep, `header` a ball, `cheer` a ring. */
export const petActions = [
  'eat',
  'play',
  'train',
  'levelUp',
  'hatch',
  'wave',
  'stroke',
  'poke',
  'tickle',
  'wake',
  'header',
  'cheer',
] as const;
export type PetAction = (typeof petActions)[number];

/** What a timeline may touch. It ends with the motion at rest and no expression over the mood. */
export interface ActionContext {
  readonly motion: PetMotion;
  readonly sparks: PetSparks;
  readonly look: PetLook;
  /** Half the height of the pet as it is now, in units. */
  readonly reach: number;
  express(expression: Expression): void;
  part(name: string): PetNode | undefined;
  /** Height of the mouth in units, up negative. */
  mouthY(): number;
  /** Swaps the egg for the creature that was inside. */
  becomeBaby(): void;
}
