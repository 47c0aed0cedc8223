import type { z } from 'zod';
import { PAGE_SIZE } from '#contract/envelope.ts';
import type { FriendRequests, Neighbour, Neighbours, neighbourQuery, ReceivedCheers } from '#contract/neighbour.ts';
import { cheerSentences } from '#domain/aquarium/cheerKinds.ts';
import type { Shop } from '#server/content/readShop.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { AppError } from '#server/errors/AppError.ts';
import { aquariumProfiles } from '#server/modules/aquarium/public.ts';
import { aquariumPets } from '#server/repositories/aquariumPets.ts';
import { describeNeighbours, shownNickname } from './describeNeighbours.ts';
import { findNeighbour, readLooker } from './findNeighbour.ts';
import { readFurtherTanks } from './readFurtherTanks.ts';
import { aquariumCheers } from './repositories/aquariumCheers.ts';
import { friendships } from './repositories/friendships.ts';
import { neighbourBlocks } from './repositories/neighbourBlocks.ts';
import { neighbourTanks } from './repositories/neighbourTanks.ts';

/** Requests and blocked ones shown at once. */
const SHOWN = 100;

/** A page of classmates or friends by nickname. Whoever belongs to no institution has no classmates. */
export async function listNeighbours(
  context: SignedInContext,
  shop: Shop,
  { of, page }: z.infer<typeof neighbourQuery>,
): Promise<Neighbours> {
  const { db } = context;
  const looker = await readLooker(context);
  if (of === 'CLASS' && looker.academyNo === null) return { items: [], page, pageSize: PAGE_SIZE, totalCount: 0 };
  const [tanks, totalCount] = await Promise.all([
    neighbourTanks.page(db, looker, of, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    neighbourTanks.count(db, looker, of),
  ]);
  return { items: await describeNeighbours(context, shop, tanks), page, pageSize: PAGE_SIZE, totalCount };
}

/**
 * One keeper's tanks to look at. Visiting changes nothing.
 *
 * @throws AppError NOT_FOUND for whoever cannot be seen
 */
export async function visitNeighbour(context: SignedInContext, shop: Shop, visitKey: string): Promise<Neighbour> {
  const { tank, tie } = await findNeighbour(context, visitKey);
  const [[neighbour], furtherTanks] = await Promise.all([
    describeNeighbours(context, shop, [tank]),
    tie === 'VISIT' ? readFurtherTanks(context.db, shop, tank.accountNo) : [],
  ]);
  if (!neighbour) throw new AppError('NOT_FOUND');
  return furtherTanks.length > 0 ? { ...neighbour, furtherTanks } : neighbour;
}

/** Who waits for this student's yes, and who is blocked. */
export async function readFriendRequests({ db, accountNo }: SignedInContext): Promise<FriendRequests> {
  const [received, blocked, friendCount] = await Promise.all([
    friendships.received(db, accountNo, SHOWN),
    neighbourBlocks.list(db, accountNo, SHOWN),
    friendships.count(db, accountNo),
  ]);
  return {
    received: received.map((row) => ({
      visitKey: row.visitKey,
      nickname: shownNickname(row),
      at: new Date(row.at).toISOString(),
    })),
    blocked: blocked.map((row) => ({ visitKey: row.visitKey, nickname: shownNickname(row) })),
    friendCount,
  };
}

/** Cheers that were left with this student, the latest first. */
export async function readCheers({ db, accountNo }: SignedInContext, page: number): Promise<ReceivedCheers> {
  const [rows, totalCount] = await Promise.all([
    aquariumCheers.received(db, accountNo, PAGE_SIZE, (page - 1) * PAGE_SIZE),
    aquariumCheers.receivedCount(db, accountNo),
  ]);
  const items = rows.map((row) => ({
    nickname: shownNickname(row),
    kind: row.kind,
    sentence: cheerSentences[row.kind],
    at: new Date(row.at).toISOString(),
    isNew: row.at > row.seenAt,
  }));
  return { items, page, pageSize: PAGE_SIZE, totalCount };
}

/** The cheers up to now were looked at. */
export async function markCheersSeen({ db, accountNo, now }: SignedInContext): Promise<{ done: true }> {
  await aquariumProfiles.markCheersSeen(db, accountNo, now);
  await aquariumPets.touch(db, accountNo);
  return { done: true };
}
