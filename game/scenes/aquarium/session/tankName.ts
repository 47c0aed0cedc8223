import type { AquariumState } from '#contract/aquarium.ts';
import { itemOfTank } from '#domain/aquarium/tanks.ts';

export const FIRST_TANK_NAME = '우리 바다';

/** What a tank is called: the first one simply, the others as the shop calls them. */
export function tankName({ shop }: Pick<AquariumState, 'shop'>, tankNo: number): string {
  return shop.find(({ itemId }) => itemId === itemOfTank(tankNo))?.name ?? FIRST_TANK_NAME;
}
