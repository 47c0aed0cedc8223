import type { Neighbour } from '#contract/neighbour.ts';
import type { Shop } from '../../content/readShop.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SignedInContext } from '../Context.ts';
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
