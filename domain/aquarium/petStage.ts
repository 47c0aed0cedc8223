import { type PetSpecies, type PetStage, petStages } from './petSpecies.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** Stage by level; without a chosen species it stays an egg. */
export function petStage(level: number, species: PetSpecies | null): PetStage {
  if (species === null) return 'egg';
  return petStages.findLast((stage) => level >= AQUARIUM_TUNING.stageLevels[stage]) ?? 'egg';
}

/** True when the egg may hatch now. @param totalExp all the EXP ever earned */
export function hatchable(totalExp: number, species: PetSpecies | null): boolean {
  return species === null && totalExp >= AQUARIUM_TUNING.hatchExp;
}

/** Cracks in the egg: none, the first, or both. @param exp EXP since the start of `level` */
export function eggCracks({ level, exp }: { level: number; exp: number }): number {
  if (level > 1) return AQUARIUM_TUNING.crackShares.length;
  return AQUARIUM_TUNING.crackShares.filter((share) => exp >= share * AQUARIUM_TUNING.hatchExp).length;
}
