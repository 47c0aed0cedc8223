import type { AquariumState } from '#contract/aquarium.ts';
import { petStage } from '#domain/aquarium/petStage.ts';

/**
 * The aquarium as the student left it: with the level last seen, so that a higher one can be celebrated when the true
 * state follows. Null when there is nothing to celebrate.
 */
export function asLastSeen(state: AquariumState, seenLevel: number | undefined): AquariumState | null {
  const { pet } = state;
  if (seenLevel === undefined || seenLevel >= pet.level) return null;
  return { ...state, pet: { ...pet, level: seenLevel, stage: petStage(seenLevel, pet.species) } };
}
