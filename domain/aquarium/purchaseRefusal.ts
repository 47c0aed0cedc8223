/** Why something cannot be bought; null when it can. `shells` is what the buyer owns, `level` the pet's. */
export function purchaseRefusal(
  item: { price: number; minLevel: number },
  quantity: number,
  buyer: { shells: number; level: number },
): 'LEVEL' | 'SHELLS' | null {
  if (buyer.level < item.minLevel) return 'LEVEL';
  return buyer.shells < item.price * quantity ? 'SHELLS' : null;
}
