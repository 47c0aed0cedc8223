import type { z } from 'zod';
import type { AquariumChange, purchaseBody } from '#contract/aquarium.ts';
import { careActionOf } from '#domain/aquarium/careForPet.ts';
import { withItem } from '#domain/aquarium/placeItem.ts';
import { isOneStep, purchaseRefusal } from '#domain/aquarium/purchaseRefusal.ts';
import { purchaseEntry } from '#domain/point/LedgerEntry.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import { seoulDay, seoulMonth } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { giveCare } from './careForMyPet.ts';
import { changeAquarium } from './changeAquarium.ts';
import { aquariumPurchases } from './repositories/aquariumPurchases.ts';
import { itemOnSale } from './shopItems.ts';

/**
 * Buys items of one kind at the price of the catalogue; one cheap thing for care may be given at once.
 *
 * @throws AppError NOT_FOUND when the shop does not have it (yet), PET_NOT_READY below its level, ITEM_OWNED for a
 *   second one of what is worn or chosen, NOT_ENOUGH_SHELLS; with `use` what care refuses, and INVALID_INPUT for
 *   something that is not given in one step
 */
export async function buyItem(
  context: SignedInContext,
  shop: Shop,
  { itemId, quantity, use }: z.infer<typeof purchaseBody>,
): Promise<AquariumChange> {
  return changeAquarium(context, shop, async (aquarium, inside) => {
    const { db, accountNo, now } = inside;
    const { purse, bag } = aquarium;
    const item = itemOnSale(shop, accountNo, bag, itemId, seoulMonth(now));
    if (!item) throw new AppError('NOT_FOUND');
    const buyer = { shells: purse.shells, level: levelFromExp(purse.exp).level, owned: bag.get(itemId) ?? 0 };
    const refusal = purchaseRefusal(item, quantity, buyer);
    if (refusal === 'LEVEL') {
      const message = `친구가 ${item.minLevel}레벨이 되면 살 수 있어요. 지금은 ${buyer.level}레벨이에요.`;
      throw new AppError('PET_NOT_READY', { message });
    }
    if (refusal === 'OWNED') throw new AppError('ITEM_OWNED');
    const action = careActionOf(item.kind);
    if (use && (quantity > 1 || action === null || !isOneStep(item))) throw new AppError('INVALID_INPUT');
    const given =
      use && action
        ? await giveCare(aquarium, inside, { action, itemId, given: { item } })
        : { bag: withItem(bag, itemId, quantity) };
    const price = item.price * quantity;
    if (refusal === 'SHELLS' || !(await pointPurses.spendShells(db, accountNo, price))) {
      throw new AppError('NOT_ENOUGH_SHELLS');
    }
    const purchaseNo = await aquariumPurchases.insert(db, accountNo, { itemId, quantity, price, at: now });
    await pointLedger.append(db, { accountNo, now, dayKey: seoulDay(now) }, [purchaseEntry(purchaseNo, price)]);
    return { ...given, purchaseNo, changed: ['purse', 'purchases'] };
  });
}
