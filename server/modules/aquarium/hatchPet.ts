import type { AquariumChange } from '#contract/aquarium.ts';
import type { PetSpecies } from '#domain/aquarium/petSpecies.ts';
import { hatchable } from '#domain/aquarium/petStage.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { changeAquarium } from './changeAquarium.ts';

/**
 * Hatches the egg into the species the student chose, once for ever.
 *
 * @throws AppError PET_NOT_READY below the level of hatching, PET_HATCHED afterwards
 */
export async function hatchPet(context: SignedInContext, shop: Shop, species: PetSpecies): Promise<AquariumChange> {
  return changeAquarium(context, shop, ({ pet, purse }) => {
    if (pet.species !== null) throw new AppError('PET_HATCHED');
    if (!hatchable(levelFromExp(purse.exp).level, pet.species)) throw new AppError('PET_NOT_READY');
    return { pet: { ...pet, species } };
  });
}
