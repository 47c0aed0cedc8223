import type { AquariumState } from '../../../contract/aquarium.ts';
import { careLeft } from '../../../domain/aquarium/CareDay.ts';
import { shownGauges } from '../../../domain/aquarium/Gauges.ts';
import { hatchable } from '../../../domain/aquarium/petStage.ts';
import { refundable, refundableUntil } from '../../../domain/aquarium/refundable.ts';
import type { Shop } from '../../content/readShop.ts';
import type { Aquarium } from './Aquarium.ts';
import { describePet } from './describePet.ts';

/** An aquarium as its window shows it at an instant. */
export function describeAquarium(aquarium: Aquarium, shop: Shop, now: number): AquariumState {
  const { pet, purse, bag, room, today, purchases } = aquarium;
  const { gauges, level, ...described } = describePet(pet, purse.exp, now);
  return {
    revision: pet.revision,
    currentDate: new Date(now).toISOString(),
    pet: { ...described, ...level, hatchable: hatchable(level.level, pet.species) },
    gauges: shownGauges(gauges),
    shells: purse.shells,
    bookPoint: purse.bookPoint,
    bag: [...bag].map(([itemId, quantity]) => ({ itemId, quantity })),
    room: [...room].map(([position, itemId]) => ({ position, itemId })).sort((a, b) => a.position - b.position),
    today: careLeft(today),
    shop: [...shop.values()],
    refunds: refundable(purchases, bag, now).map((purchase) => ({
      purchaseNo: purchase.purchaseNo,
      itemId: purchase.itemId,
      quantity: purchase.quantity,
      price: purchase.price,
      refundableUntil: new Date(refundableUntil(purchase)).toISOString(),
    })),
  };
}
