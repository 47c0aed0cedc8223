import type { AquariumState } from '#contract/aquarium.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { loadAquarium } from './Aquarium.ts';
import { describeAquarium } from './describeAquarium.ts';

/** The aquarium as it is now. Looking changes nothing: a resting pet wakes when it is cared for. */
export async function readAquarium(context: SignedInContext, shop: Shop): Promise<AquariumState> {
  return describeAquarium(await loadAquarium(context), shop, context.accountNo, context.now);
}
