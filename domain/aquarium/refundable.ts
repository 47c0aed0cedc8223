import type { Bag } from './placeItem.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

export interface Purchase {
  purchaseNo: number;
  itemId: string;
  quantity: number;
  /** Shells paid for all of it. */
  price: number;
  /** Milliseconds UTC. */
  at: number;
  refunded: boolean;
}

/** The moment after which a purchase stays bought. */
export function refundableUntil(purchase: { at: number }): number {
  return purchase.at + AQUARIUM_TUNING.refundMs;
}

/** True when this purchase can be given back now: in time, not given back yet, and all of it still in the bag. */
export function isRefundable(purchase: Purchase, bag: Bag, now: number): boolean {
  if (purchase.refunded || now > refundableUntil(purchase)) return false;
  return (bag.get(purchase.itemId) ?? 0) >= purchase.quantity;
}

/** Purchases to offer for a refund, newest first; items of one kind are not promised twice. */
export function refundable(purchases: readonly Purchase[], bag: Bag, now: number): Purchase[] {
  const left = new Map(bag);
  return [...purchases]
    .sort((a, b) => b.purchaseNo - a.purchaseNo)
    .filter((purchase) => {
      if (!isRefundable(purchase, left, now)) return false;
      left.set(purchase.itemId, (left.get(purchase.itemId) ?? 0) - purchase.quantity);
      return true;
    });
}
