import type { PetMood, PetSpecies, PetStage } from '#domain/aquarium/petSpecies.ts';

/** Address of a pet's picture; an egg looks the same for every species and mood. */
export function portraitSource(species: PetSpecies | null, stage: PetStage, mood: PetMood): string {
  return `/art/portrait/${species === null || stage === 'egg' ? 'egg' : `${species}-${stage}-${mood}`}.webp`;
}
