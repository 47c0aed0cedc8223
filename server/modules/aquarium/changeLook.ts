import type { AquariumChange, LookBody } from '#contract/aquarium.ts';
import { dress } from '#domain/aquarium/dress.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { changeAquarium } from './changeAquarium.ts';
import { findItem } from './shopItems.ts';

/**
 * Puts outfits on and off, and chooses water, ground and light of the tank; all of it or nothing.
 *
 * @throws AppError ITEM_NOT_OWNED; INVALID_INPUT for something that does not fit its place
 */
export async function changeLook(context: SignedInContext, shop: Shop, change: LookBody): Promise<AquariumChange> {
  return changeAquarium(context, shop, ({ owner, bag }) => {
    const result = dress(owner.look, change, bag, (itemId) => findItem(shop, context.accountNo, itemId));
    if (result.ok) return { look: result.look };
    throw new AppError(result.reason === 'ITEM_NOT_OWNED' ? 'ITEM_NOT_OWNED' : 'INVALID_INPUT');
  });
}
