import { neighbourTie, type Tie } from '#domain/neighbour/neighbourTie.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { type Looker, type NeighbourTank, neighbourTanks } from './repositories/neighbourTanks.ts';

/** Who looks, as the lists of tanks ask for it. */
export async function readLooker({ db, accountNo, site, now }: SignedInContext): Promise<Looker> {
  const { academyNo } = await accounts.info(db, accountNo);
  return { accountNo, site, academyNo, dayKey: seoulDay(now) };
}

/**
 * The tank behind a key with what is between its keeper and this student.
 *
 * @throws AppError NOT_FOUND alike for no such key, and for somebody who cannot be seen
 */
export async function findNeighbour(
  context: SignedInContext,
  visitKey: string,
): Promise<{ tank: NeighbourTank; tie: Exclude<Tie, 'NONE'>; looker: Looker }> {
  const looker = await readLooker(context);
  const tank = await neighbourTanks.find(context.db, looker, visitKey);
  const tie = tank ? neighbourTie(tank) : 'NONE';
  if (!tank || tie === 'NONE') throw new AppError('NOT_FOUND');
  return { tank, tie, looker };
}
