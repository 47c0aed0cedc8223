import type { Company } from '#contract/guest.ts';
import { hasNewLines, meetFeast } from '#domain/feast/FeastVisit.ts';
import type { FeastId } from '#domain/feast/feastsOfYear.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { refuseWhileResting } from '#server/modules/aquarium/public.ts';
import { aquariumPauses } from '#server/repositories/aquariumPauses.ts';
import { feastRows } from './repositories/feastRows.ts';
import { type SeaTexts, visitSea } from './visitSea.ts';

/**
 * Meets the visitor of a feast to its last line and keeps what it leaves; a second meeting changes nothing.
 *
 * @throws AppError NOT_FOUND for a visitor that has not come; AQUARIUM_RESTING
 */
export async function meetFeastVisitor(context: SignedInContext, texts: SeaTexts, feast: FeastId): Promise<Company> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const visit = (await feastRows.all(db, accountNo)).find((one) => one.feast === feast);
    if (!visit) throw new AppError('NOT_FOUND');
    refuseWhileResting({ pauses: await aquariumPauses.of(db, accountNo, now) }, now);
    if (hasNewLines(visit)) await feastRows.meet(db, accountNo, meetFeast(visit, seoulDay(now)));
    return visitSea({ ...context, db }, texts);
  });
}
