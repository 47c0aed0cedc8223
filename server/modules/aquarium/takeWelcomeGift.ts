import type { AquariumChange } from '#contract/aquarium.ts';
import { withItem } from '#domain/aquarium/placeItem.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { changeAquarium } from './changeAquarium.ts';
import { aquariumGifts } from './repositories/aquariumGifts.ts';

/**
 * Takes the little gift that waits after days away, once for each absence.
 *
 * @throws AppError NOT_FOUND when none waits
 */
export async function takeWelcomeGift(context: SignedInContext, shop: Shop): Promise<AquariumChange> {
  return changeAquarium(context, shop, async ({ bag, owner }, { db, accountNo, now }) => {
    const { itemId } = AQUARIUM_TUNING.welcomeBack;
    const absenceAt = owner.owedAbsenceAt;
    if (absenceAt === null || !(await aquariumGifts.take(db, accountNo, absenceAt, itemId, now))) {
      throw new AppError('NOT_FOUND', { message: '지금은 기다리는 선물이 없어요.' });
    }
    return { bag: withItem(bag, itemId, 1), owedAbsenceAt: null };
  });
}
