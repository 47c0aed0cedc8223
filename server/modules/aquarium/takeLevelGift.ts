import type { z } from 'zod';
import type { AquariumChange, levelGiftBody } from '#contract/aquarium.ts';
import { withItem } from '#domain/aquarium/placeItem.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { changeAquarium } from './changeAquarium.ts';
import { describeLevelGift } from './describeAquarium.ts';
import { aquariumGifts } from './repositories/aquariumGifts.ts';

/**
 * Takes the gift of a level, one of the things shown for it, once for ever. What was not chosen stays in the shop.
 *
 * @throws AppError NOT_FOUND when this level has none waiting, or for something that was not shown
 */
export async function takeLevelGift(
  context: SignedInContext,
  shop: Shop,
  { level, itemId }: z.infer<typeof levelGiftBody>,
): Promise<AquariumChange> {
  return changeAquarium(context, shop, async (aquarium, { db, accountNo, now }) => {
    const waiting = describeLevelGift(aquarium, shop, accountNo, now);
    if (waiting?.level !== level || !waiting.itemIds.includes(itemId)) {
      throw new AppError('NOT_FOUND', { message: '지금 고를 수 있는 선물이 아니에요.' });
    }
    if (!(await aquariumGifts.takeLevel(db, accountNo, level, itemId, now))) throw new AppError('NOT_FOUND');
    return { bag: withItem(aquarium.bag, itemId, 1), changed: ['owner'] };
  });
}
