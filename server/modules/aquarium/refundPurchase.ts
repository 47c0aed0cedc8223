import type { AquariumChange } from '#contract/aquarium.ts';
import { undress } from '#domain/aquarium/dress.ts';
import { withItem } from '#domain/aquarium/placeItem.ts';
import { isRefundable } from '#domain/aquarium/refundable.ts';
import { refundEntry } from '#domain/point/LedgerEntry.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { type AquariumAct, changeAquarium } from './changeAquarium.ts';
import { aquariumPurchases } from './repositories/aquariumPurchases.ts';

/**
 * Gives an unused purchase back for its full price, also while the aquarium rests; what is worn is taken off.
 *
 * @throws AppError NOT_FOUND when it is missing or somebody else's; REFUND_CLOSED when it is too late, used or given back
 */
export async function refundPurchase(
  context: SignedInContext,
  shop: Shop,
  purchaseNo: number,
): Promise<AquariumChange> {
  const giveBack: AquariumAct = async ({ bag, owner }, { db, accountNo, now }) => {
    const purchase = await aquariumPurchases.findOwn(db, accountNo, purchaseNo);
    if (!purchase) throw new AppError('NOT_FOUND');
    if (!isRefundable(purchase, bag, now)) throw new AppError('REFUND_CLOSED');
    if (!(await aquariumPurchases.markRefunded(db, accountNo, purchaseNo, now))) throw new AppError('REFUND_CLOSED');
    const { price, itemId, quantity } = purchase;
    await pointLedger.append(db, { accountNo, now, dayKey: seoulDay(now) }, [refundEntry(purchaseNo, price)]);
    await pointPurses.add(db, accountNo, { bookPoint: 0, shells: price, exp: 0 });
    return {
      bag: withItem(bag, itemId, -quantity),
      look: undress(owner.look, itemId),
      changed: ['purse', 'purchases'],
    };
  };
  return changeAquarium(context, shop, giveBack, { whileResting: true });
}
