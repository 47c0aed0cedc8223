import type { AquariumState } from '#contract/aquarium.ts';
import { careLeft } from '#domain/aquarium/CareDay.ts';
import { shownGauges } from '#domain/aquarium/Gauges.ts';
import { levelGiftChoices, nextGiftLevel } from '#domain/aquarium/levelGiftChoices.ts';
import { owedAbsence } from '#domain/aquarium/owedAbsence.ts';
import type { Pause } from '#domain/aquarium/Pause.ts';
import { pauseAt, restWords } from '#domain/aquarium/pauseAt.ts';
import { hatchable } from '#domain/aquarium/petStage.ts';
import { refundable, refundableUntil } from '#domain/aquarium/refundable.ts';
import { ownedTankNos } from '#domain/aquarium/tanks.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { levelFromExp } from '#domain/point/levelFromExp.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import { WORD_TUNING } from '#domain/word-mission/tuning.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { Aquarium } from './Aquarium.ts';
import { describePet } from './describePet.ts';
import { nextTankItem, shopItems } from './shopItems.ts';

/** An aquarium as its window shows it at an instant. */
export function describeAquarium(aquarium: Aquarium, shop: Shop, accountNo: number, now: number): AquariumState {
  const { pet, purse, bag, room, today, purchases, owner, pauses } = aquarium;
  const { gauges, level, ...described } = describePet(pet, purse.exp, now, pauses);
  const owed = owedAbsence(pet.at, now, owner.owedAbsenceAt);
  return {
    revision: pet.revision,
    currentDate: new Date(now).toISOString(),
    pet: { ...described, ...level, hatchable: hatchable(purse.exp, pet.species) },
    gauges: shownGauges(gauges),
    shells: purse.shells,
    bookPoint: purse.bookPoint,
    bag: [...bag].map(([itemId, quantity]) => ({ itemId, quantity })).sort((a, b) => (a.itemId < b.itemId ? -1 : 1)),
    tankNo: owner.tankNo,
    tanks: ownedTankNos(bag),
    room: [...room].map(([position, itemId]) => ({ position, itemId })).sort((a, b) => a.position - b.position),
    look: { ...owner.look },
    today: careLeft(today),
    shop: shopItems(shop, accountNo, bag, seoulMonth(now)),
    nextTank: nextTankItem(accountNo, bag),
    refunds: refundable(purchases, bag, now).map((purchase) => ({
      purchaseNo: purchase.purchaseNo,
      itemId: purchase.itemId,
      quantity: purchase.quantity,
      price: purchase.price,
      refundableUntil: new Date(refundableUntil(purchase)).toISOString(),
    })),
    rest: describeRest(pauses, now),
    holiday: pauses.some(({ kind, endedAt }) => kind === 'HOLIDAY' && endedAt === null),
    welcomeBack: owed === null ? null : { itemId: AQUARIUM_TUNING.welcomeBack.itemId },
    levelGift: describeLevelGift(aquarium, shop, accountNo, now),
    words: { ready: WORD_TUNING.aDay - owner.caughtToday, rewards: owner.rewards },
    newCheers: owner.newCheers,
  };
}

/** The gift of the lowest level that has one waiting, and what may be chosen. */
export function describeLevelGift(
  { purse, bag, placed, owner }: Aquarium,
  shop: Shop,
  accountNo: number,
  now: number,
): AquariumState['levelGift'] {
  const level = nextGiftLevel(levelFromExp(purse.exp).level, owner.giftsTaken);
  if (level === null) return null;
  const owned = new Set([...bag.keys(), ...placed]);
  const items = levelGiftChoices(level, [...shop.values()], { accountNo, owned, month: seoulMonth(now) });
  return { level, itemIds: items.map(({ itemId }) => itemId) };
}

function describeRest(pauses: readonly Pause[], now: number): AquariumState['rest'] {
  const rest = pauseAt(pauses, now);
  if (rest === null) return null;
  const until = rest.until === null ? null : new Date(rest.until).toISOString();
  return { kind: rest.kind, until, words: restWords[rest.kind] };
}
