import type { ShopItem } from '#contract/aquarium.ts';

const known = new Map<string, readonly number[]>();

/** The middle colours of water, ground and light of a tank made to order: all of them have the same picture. */
export function dotsOf({ itemId, tank, art }: ShopItem): readonly number[] | undefined {
  if (!tank || art !== 'item/custom-tank') return undefined;
  const key = `${itemId} ${JSON.stringify(tank)}`;
  const dots =
    known.get(key) ??
    [tank.water, tank.ground, tank.light].flatMap((part) => (part ? [numberOf(part.colours[1])] : []));
  known.set(key, dots);
  return dots;
}

function numberOf(colour: string): number {
  return Number.parseInt(colour.slice(1), 16);
}
