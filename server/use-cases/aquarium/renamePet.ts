import type { AquariumChange } from '../../../contract/aquarium.ts';
import type { Shop } from '../../content/readShop.ts';
import type { SignedInContext } from '../Context.ts';
import { changeAquarium } from './changeAquarium.ts';

/** Gives the pet a new nickname, checked by the contract. */
export async function renamePet(context: SignedInContext, shop: Shop, nickname: string): Promise<AquariumChange> {
  return changeAquarium(context, shop, ({ pet }) => ({ pet: { ...pet, nickname } }));
}
