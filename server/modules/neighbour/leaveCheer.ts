import type { Neighbour } from '#contract/neighbour.ts';
import { type CheerKind, cheerIntimacy } from '#domain/aquarium/cheerKinds.ts';
import { RESTING_WORDS } from '#domain/neighbour/neighbourTie.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { makeProfile, refuseWhileResting } from '#server/modules/aquarium/public.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { describeNeighbours } from './describeNeighbours.ts';
import { findNeighbour } from './findNeighbour.ts';
import { aquariumCheers } from './repositories/aquariumCheers.ts';

/**
 * Leaves a sentence in a neighbour's tank, one a day; the pet there feels a little closer, up to the cap of its day.
 *
 * @throws AppError NOT_FOUND; CHEER_LEFT; AQUARIUM_RESTING while either of the two tanks rests
 */
export async function leaveCheer(
  context: SignedInContext,
  shop: Shop,
  visitKey: string,
  kind: CheerKind,
): Promise<Neighbour> {
  return withTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { accountNo, now } = context;
    refuseWhileResting({ pauses: await aquariumPauses.of(db, accountNo, now) }, now);
    const { tank, tie } = await findNeighbour(inside, visitKey);
    if (tie === 'RESTING')
      throw new AppError('AQUARIUM_RESTING', { message: `친구가 ${RESTING_WORDS}. 다음에 또 만나요.` });
    // So that the receiver knows the sender.
    await makeProfile(inside);
    const dayKey = seoulDay(now);
    const cheeredNo = tank.accountNo;
    const intimacy = cheerIntimacy(await aquariumCheers.givingOnDay(db, cheeredNo, dayKey));
    if (!(await aquariumCheers.leave(db, { accountNo, cheeredNo, dayKey, kind, intimacy, now }))) {
      throw new AppError('CHEER_LEFT');
    }
    // Also without intimacy: an open window there has to notice the cheer.
    await aquariumPets.addIntimacy(db, cheeredNo, intimacy);
    const [neighbour] = await describeNeighbours(inside, shop, [{ ...tank, cheered: true }]);
    if (!neighbour) throw new AppError('NOT_FOUND');
    return neighbour;
  });
}
