import type { FriendRequests } from '#contract/neighbour.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { shownNickname } from './describeNeighbours.ts';
import { friendships } from './repositories/friendships.ts';
import { neighbourBlocks } from './repositories/neighbourBlocks.ts';

/** Requests and blocked ones shown at once. */
const SHOWN = 100;

/** Who waits for this student's yes, and who is blocked. */
export async function readFriendRequests({ db, accountNo }: SignedInContext): Promise<FriendRequests> {
  const received = await friendships.received(db, accountNo, SHOWN);
  const blocked = await neighbourBlocks.list(db, accountNo, SHOWN);
  return {
    received: received.map((row) => ({
      visitKey: row.visitKey,
      nickname: shownNickname(row),
      at: new Date(row.at).toISOString(),
    })),
    blocked: blocked.map((row) => ({ visitKey: row.visitKey, nickname: shownNickname(row) })),
    friendCount: await friendships.count(db, accountNo),
  };
}
