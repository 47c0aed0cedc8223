import type { Bag } from './placeItem.ts';
import { AQUARIUM_TUNING } from './tuning.ts';

/** The tank that everybody has. */
export const FIRST_TANK = 1;
/** The highest number of a tank. */
export const LAST_TANK = AQUARIUM_TUNING.tanks.length;

/** Numbers of the tanks that are owned, the first one first. */
export function ownedTankNos(bag: Bag): number[] {
  return AQUARIUM_TUNING.tanks
    .filter(({ itemId }) => itemId === null || (bag.get(itemId) ?? 0) > 0)
    .map(({ tankNo }) => tankNo);
}

/** The tank that an item of the shop is; null for anything else. */
export function tankOfItem(itemId: string): number | null {
  return AQUARIUM_TUNING.tanks.find((tank) => tank.itemId === itemId)?.tankNo ?? null;
}

/** The item of the shop that a tank is; null for the first one. */
export function itemOfTank(tankNo: number): string | null {
  return AQUARIUM_TUNING.tanks.find((tank) => tank.tankNo === tankNo)?.itemId ?? null;
}
