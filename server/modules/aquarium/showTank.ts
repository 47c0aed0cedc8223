import type { AquariumChange } from '#contract/aquarium.ts';
import { ownedTankNos } from '#domain/aquarium/tanks.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { changeAquarium } from './changeAquarium.ts';
import { makeProfile } from './makeProfile.ts';
import { aquariumProfiles } from './repositories/aquariumProfiles.ts';

/**
 * Shows another tank in all windows of the student.
 *
 * @throws AppError ITEM_NOT_OWNED for a tank that was not bought
 */
export async function showTank(context: SignedInContext, shop: Shop, tankNo: number): Promise<AquariumChange> {
  return changeAquarium(context, shop, async ({ bag, owner }, inside) => {
    if (!ownedTankNos(bag).includes(tankNo)) throw new AppError('ITEM_NOT_OWNED');
    if (tankNo === owner.tankNo) return {};
    const { db, accountNo } = inside;
    // Before the first change nothing of a student is stored.
    await makeProfile(inside);
    await aquariumProfiles.setTank(db, accountNo, tankNo);
    return { changed: ['owner', 'room'] };
  });
}
