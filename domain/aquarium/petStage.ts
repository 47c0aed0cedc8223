import { type PetSpecies, type PetStage, petStages } from './petSpecies.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** Stage by level; without a chosen species it stays an egg. */
export function petStage(level: number, species: PetSpecies | null): PetStage {
  if (species === null) return 'egg';
  return petStages.findLast((stage) => level >= AQUARIUM_TUNING.stageLevels[stage]) ?? 'egg';
}

/** True when the egg may hatch now. */
export function hatchable(level: number, species: PetSpecies | null): boolean {
  return species === null && level >= AQUARIUM_TUNING.stageLevels.baby;
}
