import type { VoyageState } from '#contract/voyage.ts';
import { newPet } from '#domain/aquarium/newPet.ts';
import { eggCracks } from '#domain/aquarium/petStage.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import { storyForGrade } from '#domain/voyage/VoyageStory.ts';
import { unkeptStand, type VoyageStand } from '#domain/voyage/voyageSteps.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { type KnownVoyage, voyages } from './repositories/voyages.ts';

/** Where the first voyage of this student stands. */
export async function readVoyage({ db, accountNo, now }: SignedInContext): Promise<VoyageState> {
  const known = await voyages.read(db, accountNo);
  const pet = (await aquariumPets.find(db, accountNo)) ?? newPet(now);
  const { exp, shells } = await pointPurses.read(db, accountNo);
  return {
    next: standOf(known, pet.species !== null),
    story: known.story ?? storyForGrade(known.schoolGrade),
    pet: { species: pet.species, nickname: pet.nickname, cracks: eggCracks(levelFromExp(exp)) },
    shells,
  };
}

/** An egg that hatched, on whatever way, ends the voyage. */
export function standOf({ stand, solved }: KnownVoyage, hatched: boolean): VoyageStand {
  if (stand === null) return unkeptStand({ hatched, solved });
  return hatched && stand !== 'SKIPPED' ? 'DONE' : stand;
}
