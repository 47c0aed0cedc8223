/** What is bought once and kept: worn, or chosen for the tank. */
const KEPT: ReadonlySet<string> = new Set(['outfit', 'theme']);

/**
 * Why something cannot be bought; null when it can.
 *
 * @param buyer what the buyer owns: shells, the pet's level, and how many of this item
 */
export function purchaseRefusal(
  item: { kind: string; price: number; minLevel: number },
  quantity: number,
  buyer: { shells: number; level: number; owned: number },
): 'LEVEL' | 'OWNED' | 'SHELLS' | null {
  if (buyer.level < item.minLevel) return 'LEVEL';
  if (KEPT.has(item.kind) && buyer.owned + quantity > 1) return 'OWNED';
  return buyer.shells < item.price * quantity ? 'SHELLS' : null;
}
