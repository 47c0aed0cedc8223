import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { Neighbours, neighbourQuery } from '#contract/neighbour.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { describeNeighbours } from './describeNeighbours.ts';
import { readLooker } from './findNeighbour.ts';
import { neighbourTanks } from './repositories/neighbourTanks.ts';

/** A page of classmates or friends by nickname. Whoever belongs to no institution has no classmates. */
export async function listNeighbours(
  context: SignedInContext,
  shop: Shop,
  { of, page }: z.infer<typeof neighbourQuery>,
): Promise<Neighbours> {
  const { db } = context;
  const looker = await readLooker(context);
  if (of === 'CLASS' && looker.academyNo === null) return { items: [], page, pageSize: PAGE_SIZE, totalCount: 0 };
  const tanks = await neighbourTanks.page(db, looker, of, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const totalCount = await neighbourTanks.count(db, looker, of);
  return { items: await describeNeighbours(context, shop, tanks), page, pageSize: PAGE_SIZE, totalCount };
}
