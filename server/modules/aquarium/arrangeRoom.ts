import type { z } from 'zod';
import type { AquariumChange, roomBody } from '#contract/aquarium.ts';
import { placeItem } from '#domain/aquarium/placeItem.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { changeAquarium } from './changeAquarium.ts';
import { findItem } from './shopItems.ts';

/**
 * Puts furniture at one of the nine positions, moves it, or takes it back into the bag.
 *
 * @throws AppError ITEM_NOT_OWNED; INVALID_INPUT for something that is no furniture
 */
export async function arrangeRoom(
  context: SignedInContext,
  shop: Shop,
  placing: z.infer<typeof roomBody>,
): Promise<AquariumChange> {
  const item = placing.itemId === null ? undefined : findItem(shop, context.accountNo, placing.itemId);
  if (item && item.kind !== 'furniture') {
    throw new AppError('INVALID_INPUT', { fields: { itemId: '꾸미기 아이템만 놓을 수 있어요.' } });
  }
  return changeAquarium(context, shop, ({ bag, room }) => {
    const result = placeItem(bag, room, placing);
    if (!result.ok) throw new AppError(result.reason === 'ITEM_NOT_OWNED' ? 'ITEM_NOT_OWNED' : 'INVALID_INPUT');
    return { bag: result.bag, room: result.room };
  });
}
