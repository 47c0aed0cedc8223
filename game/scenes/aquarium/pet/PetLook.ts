import type { PetMood, PetSpecies, PetStage } from '../../../../domain/aquarium/petSpecies.ts';

export type { PetMood, PetSpecies, PetStage };

/** Everything that decides how the pet looks. An egg looks the same for every species. */
export interface PetLook {
  readonly species: PetSpecies;
  readonly stage: PetStage;
  readonly mood: PetMood;
}
