import type { z } from 'zod';
import type { AquariumChange, AquariumState, aquariumChange } from '#contract/aquarium.ts';
import { seoulMonth } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { shopItems } from './shopItems.ts';

/** A change as it is kept: without the shop, which is nine tenths of it and follows from the month and the bag. */
export type ShortChange = Omit<AquariumChange, 'state'> & { state: Omit<AquariumState, 'shop'> };

/** How a change is kept under an idempotency key. */
export const keptChange = {
  shorten({ state, ...change }: z.input<typeof aquariumChange>): object {
    const { shop, ...rest } = state;
    return { ...change, state: rest };
  },

  /** The change with the shop of its own month. */
  complete(
    shop: Shop,
    { accountNo }: Pick<SignedInContext, 'accountNo'>,
    { state, ...change }: ShortChange,
  ): AquariumChange {
    const bag = new Map(state.bag.map(({ itemId, quantity }) => [itemId, quantity]));
    const month = seoulMonth(Date.parse(state.currentDate));
    return { ...change, state: { ...state, shop: shopItems(shop, accountNo, bag, month) } };
  },
};
