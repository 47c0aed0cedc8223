import type { ShopItem } from '../../../../contract/aquarium.ts';

interface Purse {
  shells: number;
  /** Of the pet. */
  level: number;
  /** Nothing is sold while the aquarium rests. */
  rests: boolean;
}

/** Why so many of an item cannot be bought now; null where they can. */
export function refusalOf(item: ShopItem, quantity: number, { shells, level, rests }: Purse): string | null {
  if (rests) return '지금은 쉬어요';
  if (level < item.minLevel) return `레벨 ${item.minLevel}부터 살 수 있어요`;
  const short = item.price * quantity - shells;
  return short > 0 ? `조개가 ${short.toLocaleString('ko-KR')}개 모자라요` : null;
}

/** Said when the number to buy has changed: how many, and what they cost or why not. */
export function stepWords(item: ShopItem, quantity: number, purse: Purse): string {
  const price = `조개 ${(item.price * quantity).toLocaleString('ko-KR')}개`;
  return [`${quantity}개`, price, refusalOf(item, quantity, purse)].filter((word) => word !== null).join(', ');
}
