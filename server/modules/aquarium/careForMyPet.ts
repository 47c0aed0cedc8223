import type { z } from 'zod';
import type { AquariumChange, careBody } from '#contract/aquarium.ts';
import type { ErrorCode } from '#contract/errorCodes.ts';
import { type CareKind, careForPet, type Given, isFreeCareId } from '#domain/aquarium/careForPet.ts';
import { pauseAt, restWords } from '#domain/aquarium/pauseAt.ts';
import { withItem } from '#domain/aquarium/placeItem.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { Aquarium } from './Aquarium.ts';
import { changeAquarium } from './changeAquarium.ts';
import { aquariumTreats } from './repositories/aquariumTreats.ts';

const REFUSALS = {
  WRONG_ACTION: 'INVALID_INPUT',
  LIMIT: 'PET_ACTION_LIMIT',
  FULL: 'GAUGE_FULL',
} as const satisfies Record<string, ErrorCode>;

/**
 * Feeds, plays with or trains the pet, with something from the bag or one of the free things of the day.
 *
 * @throws AppError ITEM_NOT_OWNED, PET_ACTION_LIMIT, GAUGE_FULL; INVALID_INPUT when the thing is for something else;
 *   AQUARIUM_RESTING on a holiday
 */
export async function careForMyPet(
  context: SignedInContext,
  shop: Shop,
  { action, itemId }: z.infer<typeof careBody>,
): Promise<AquariumChange> {
  return changeAquarium(context, shop, async (aquarium, inside) => {
    const given = whatIsGiven(aquarium, shop, itemId);
    const bag = 'item' in given ? withItem(aquarium.bag, itemId, -1) : aquarium.bag;
    return { ...(await giveCare(aquarium, inside, { action, itemId, given })), bag };
  });
}

/**
 * What care changes of pet and day. Food is noted: the guests who like it best come for it.
 *
 * @throws AppError PET_ACTION_LIMIT, GAUGE_FULL, INVALID_INPUT, AQUARIUM_RESTING
 */
export async function giveCare(
  { pet, today, pauses }: Aquarium,
  { db, accountNo, now }: SignedInContext,
  { action, itemId, given }: { action: CareKind; itemId: string; given: Given },
): Promise<Pick<Aquarium, 'pet' | 'today'>> {
  if (pauseAt(pauses, now) !== null) throw new AppError('AQUARIUM_RESTING', { message: restWords.HOLIDAY });
  const result = careForPet(pet.gauges, action, given, today);
  if (!result.ok) throw new AppError(REFUSALS[result.reason]);
  if (action === 'feed') await aquariumTreats.add(db, accountNo, seoulDay(now), itemId);
  return { pet: { ...pet, gauges: result.gauges }, today: result.today };
}

function whatIsGiven({ bag }: Aquarium, shop: Shop, itemId: string): Given {
  if (isFreeCareId(itemId)) return { free: itemId };
  const item = shop.get(itemId);
  if (!item || (bag.get(itemId) ?? 0) < 1) throw new AppError('ITEM_NOT_OWNED');
  return { item };
}
