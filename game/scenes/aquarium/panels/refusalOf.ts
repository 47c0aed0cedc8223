import type { ShopItem } from '#contract/aquarium.ts';
import { purchaseRefusal } from '#domain/aquarium/purchaseRefusal.ts';

interface Buyer {
  shells: number;
  /** Of the pet. */
  level: number;
  /** How many of this item are owned. */
  owned: number;
  /** Nothing is sold while the aquarium rests. */
  rests: boolean;
}

/** Why so many of an item cannot be bought now; null where they can. */
export function refusalOf(item: ShopItem, quantity: number, { rests, ...buyer }: Buyer): string | null {
  if (rests) return '지금은 쉬어요';
  switch (purchaseRefusal(item, quantity, buyer)) {
    case 'LEVEL':
      return `레벨 ${item.minLevel}부터 살 수 있어요`;
    case 'OWNED':
      return '이미 가지고 있어요';
    case 'SHELLS':
      return `조개가 ${(item.price * quantity - buyer.shells).toLocaleString('ko-KR')}개 모자라요`;
    case null:
      return null;
  }
}

/** Announced when the number to buy has changed: how many, and what they cost or why not. */
export function stepWords(item: ShopItem, quantity: number, buyer: Buyer): string {
  const price = `조개 ${(item.price * quantity).toLocaleString('ko-KR')}개`;
  return [`${quantity}개`, price, refusalOf(item, quantity, buyer)].filter((word) => word !== null).join(', ');
}
