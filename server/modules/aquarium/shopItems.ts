import type { ShopItem } from '#contract/aquarium.ts';
import { type CustomTank, customTank, customTankOrdinal, nextTank, ownedTanks } from '#domain/aquarium/customTank.ts';
import type { Bag } from '#domain/aquarium/placeItem.ts';
import { soldIn } from '#domain/aquarium/soldIn.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import type { Shop } from '#server/content/readShop.ts';

/** A tank made to order, as the shop shows its other items. */
function tankItem({ itemId, name, tank }: CustomTank, price: number): ShopItem {
  return {
    itemId,
    name,
    kind: 'theme',
    price,
    art: 'item/custom-tank',
    description: '세상에 하나뿐인 주문 수조예요. 물과 바닥과 빛을 따로 골라 쓸 수 있어요.',
    effect: {},
    minLevel: 1,
    tank,
  };
}

/** What is sold in a month, the same for everybody; of the latest month that was asked for. */
interface Sold {
  month: string;
  itemIds: ReadonlySet<string>;
  items: ShopItem[];
}

const soldOf = new WeakMap<Shop, Sold>();

function soldInMonth(shop: Shop, month: string): Sold {
  const known = soldOf.get(shop);
  if (known?.month === month) return known;
  const items = [...shop.values()].filter((item) => soldIn(item, month));
  const sold = { month, itemIds: new Set(items.map(({ itemId }) => itemId)), items };
  soldOf.set(shop, sold);
  return sold;
}

/**
 * Everything an owner's window has to know of: what is sold in the month, what else is owned, and the own tanks. Who owns
 * nothing else is given the list of everybody.
 */
export function shopItems(shop: Shop, owner: number, bag: Bag, month: string): ShopItem[] {
  const sold = soldInMonth(shop, month);
  const more = [...bag.keys()].some((itemId) => shop.has(itemId) && !sold.itemIds.has(itemId));
  const shown = more
    ? [...shop.values()].filter(({ itemId }) => sold.itemIds.has(itemId) || bag.has(itemId))
    : sold.items;
  const tanks = ownedTanks(owner, bag);
  if (tanks.length === 0) return shown;
  const { first } = AQUARIUM_TUNING.customTank;
  return [...shown, ...tanks.map((tank) => tankItem(tank, first))];
}

/** The tank that an owner can order next. */
export function nextTankItem(owner: number, bag: Bag): ShopItem {
  const next = nextTank(owner, bag);
  return tankItem(next, next.price);
}

/** What an item is, whether it can be bought or not; tanks made to order are known by their owner. */
export function findItem(shop: Shop, owner: number, itemId: string): ShopItem | undefined {
  const ordinal = customTankOrdinal(itemId);
  return ordinal === null ? shop.get(itemId) : tankItem(customTank(owner, ordinal), AQUARIUM_TUNING.customTank.first);
}

/** What can be bought in a month; of the tanks made to order only the next one, or one that is owned already. */
export function itemOnSale(shop: Shop, owner: number, bag: Bag, itemId: string, month: string): ShopItem | undefined {
  const next = nextTankItem(owner, bag);
  if (next.itemId === itemId) return next;
  if (customTankOrdinal(itemId) !== null && !bag.has(itemId)) return undefined;
  const item = findItem(shop, owner, itemId);
  return item && soldIn(item, month) ? item : undefined;
}
