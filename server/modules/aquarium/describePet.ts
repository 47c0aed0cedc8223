import type { Gauges } from '#domain/aquarium/Gauges.ts';
import { gaugesAt, isResting } from '#domain/aquarium/gaugesAt.ts';
import type { Pause } from '#domain/aquarium/Pause.ts';
import { pauseAt } from '#domain/aquarium/pauseAt.ts';
import { petMood } from '#domain/aquarium/petMood.ts';
import type { PetMood, PetSpecies, PetStage } from '#domain/aquarium/petSpecies.ts';
import { petStage } from '#domain/aquarium/petStage.ts';
import { levelFromExp, type PetLevel } from '#domain/point/levelFromExp.ts';
import type { StoredPet } from '#server/repositories/aquariumPets.ts';

export interface DescribedPet {
  species: PetSpecies | null;
  stage: PetStage;
  nickname: string;
  level: PetLevel;
  mood: PetMood;
  resting: boolean;
  /** With fractions, as they are at the instant. */
  gauges: Gauges;
}

/** How a pet is at an instant. `exp` is all the EXP its keeper has earned; `pauses` its rests since `pet.at`. */
export function describePet(pet: StoredPet, exp: number, now: number, pauses: readonly Pause[]): DescribedPet {
  const gauges = gaugesAt({ ...pet.gauges, at: pet.at }, now, pauses);
  const resting = isResting(pet, now, pauses) || pauseAt(pauses, now) !== null;
  const level = levelFromExp(exp);
  return {
    species: pet.species,
    stage: petStage(level.level, pet.species),
    nickname: pet.nickname,
    level,
    mood: petMood(gauges, resting),
    resting,
    gauges,
  };
}
