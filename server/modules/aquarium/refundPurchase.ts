import type { AquariumChange } from '#contract/aquarium.ts';
import { undress } from '#domain/aquarium/dress.ts';
import { withItem } from '#domain/aquarium/placeItem.ts';
import { isRefundable } from '#domain/aquarium/refundable.ts';
import { FIRST_TANK, tankOfItem } from '#domain/aquarium/tanks.ts';
import { refundEntry } from '#domain/point/LedgerEntry.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { pointLedger } from '#server/repositories/pointLedger.ts';
import { pointPurses } from '#server/repositories/pointPurses.ts';
import { type AquariumAct, changeAquarium } from './changeAquarium.ts';
import { aquariumProfiles } from './repositories/aquariumProfiles.ts';
import { aquariumPurchases } from './repositories/aquariumPurchases.ts';
import { aquariumTanks } from './repositories/aquariumTanks.ts';

/**
 * Gives an unused purchase back for its full price, also while the aquarium rests; what is worn is taken off, and a tank is emptied into the bag.
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
    await aquariumTanks.forgetTheme(db, accountNo, itemId);
    const left = withItem(bag, itemId, -quantity);
    const tankNo = tankOfItem(itemId);
    if (tankNo === null) return { bag: left, look: undress(owner.look, itemId), changed: ['purse', 'purchases'] };
    // What lies in a tank comes back into the bag, and whoever looks at it is back in the first one.
    const lying = await aquariumTanks.room(db, accountNo, tankNo);
    await aquariumTanks.writeRoom(db, accountNo, tankNo, lying, new Map());
    if (owner.tankNo === tankNo) await aquariumProfiles.setTank(db, accountNo, FIRST_TANK);
    return {
      bag: [...lying.values()].reduce((held, lyingId) => withItem(held, lyingId, 1), left),
      changed: ['purse', 'purchases', 'owner', 'room'],
    };
  };
  return changeAquarium(context, shop, giveBack, { whileResting: true });
}
