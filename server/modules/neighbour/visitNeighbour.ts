import type { Neighbour } from '#contract/neighbour.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { describeNeighbours } from './describeNeighbours.ts';
import { findNeighbour } from './findNeighbour.ts';

/**
 * One tank to look at. Visiting changes nothing.
 *
 * @throws AppError NOT_FOUND for whoever cannot be seen
 */
export async function visitNeighbour(context: SignedInContext, shop: Shop, visitKey: string): Promise<Neighbour> {
  const { tank } = await findNeighbour(context, visitKey);
  const [neighbour] = await describeNeighbours(context, shop, [tank]);
  if (!neighbour) throw new AppError('NOT_FOUND');
  return neighbour;
}
