import { type ItemKind, isCareItemKind } from './careForPet.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** Kinds that are bought once and kept: worn, chosen for the tank, or a tank. */
const BOUGHT_ONCE: ReadonlySet<string> = new Set(['outfit', 'theme', 'tank']);

/** The most of one kind that one purchase may hold. */
export const MOST_PER_PURCHASE = 20;

export type PurchaseRefusal = 'LEVEL' | 'OWNED' | 'SHELLS';

/** Whether a second one can never be bought. @param kind of the item */
export function isBoughtOnce(kind: string): boolean {
  return BOUGHT_ONCE.has(kind);
}

/** Whether one of it may be bought and given to the pet in one step. */
export function isOneStep({ kind, price }: { kind: ItemKind; price: number }): boolean {
  return isCareItemKind(kind) && price < AQUARIUM_TUNING.oneStepBelow;
}

/**
 * Why something cannot be bought; null when it can. The shop shows it before the purchase, the server decides by it.
 *
 * @param buyer what the buyer owns: shells, the pet's level, and how many of this item
 */
export function purchaseRefusal(
  item: { kind: string; price: number; minLevel: number },
  quantity: number,
  buyer: { shells: number; level: number; owned: number },
): PurchaseRefusal | null {
  if (buyer.level < item.minLevel) return 'LEVEL';
  if (isBoughtOnce(item.kind) && buyer.owned + quantity > 1) return 'OWNED';
  return buyer.shells < item.price * quantity ? 'SHELLS' : null;
}
