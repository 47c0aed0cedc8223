import type { z } from 'zod';
import type { AskedFriend, askFriendBody } from '#contract/neighbour.ts';
import { normalizeJoinCode } from '#domain/account/normalizeJoinCode.ts';
import { AQUARIUM_TUNING } from '#domain/aquarium/tuning.ts';
import { nicknameKey } from '#domain/neighbour/checkNickname.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { aquariumProfiles, makeProfile } from '#server/modules/aquarium/public.ts';
import { friendships } from './repositories/friendships.ts';
import { neighbourBlocks } from './repositories/neighbourBlocks.ts';

type Asked = z.infer<typeof askFriendBody>;

const ENOUGH_TODAY = '오늘은 친구 부탁을 많이 보냈어요. 내일 또 보낼 수 있어요.';

/**
 * Asks somebody to be a friend. Friends are only made when both want it: at once when the other one has asked before.
 * Whether there is such a person, or one who has blocked this student or refused, stays hidden: the answer is the
 * same, requests that wait are not counted for the asker, and the limit of a day counts whoever was meant.
 *
 * @throws AppError FRIEND_LIMIT with too many friends, or requests today
 */
export async function askFriend(context: SignedInContext, asked: Asked): Promise<AskedFriend> {
  return withTransaction(context.db, async (db) => {
    const { accountNo, now } = context;
    const { most, requestsADay, quietAfterNoDays } = AQUARIUM_TUNING.friends;
    await makeProfile({ ...context, db });
    if ((await friendships.count(db, accountNo)) >= most) throw new AppError('FRIEND_LIMIT');
    if (!(await aquariumProfiles.countRequest(db, accountNo, seoulDay(now), requestsADay))) {
      throw new AppError('FRIEND_LIMIT', { message: ENOUGH_TODAY });
    }
    const otherNo = await accountOf({ ...context, db }, asked);
    if (otherNo === undefined || otherNo === accountNo) return { outcome: 'ASKED' };
    if (await neighbourBlocks.between(db, accountNo, otherNo)) return { outcome: 'ASKED' };
    if (await friendships.areFriends(db, accountNo, otherNo)) return { outcome: 'FRIENDS' };
    if (await friendships.hasAsked(db, otherNo, accountNo)) {
      if ((await friendships.count(db, otherNo)) >= most) return { outcome: 'ASKED' };
      await friendships.join(db, accountNo, otherNo, now);
      return { outcome: 'FRIENDS' };
    }
    await friendships.request(db, accountNo, otherNo, now, now - quietAfterNoDays * DAY);
    return { outcome: 'ASKED' };
  });
}

async function accountOf({ db, site }: SignedInContext, asked: Asked): Promise<number | undefined> {
  if ('nickname' in asked) return aquariumProfiles.accountOfNickname(db, site, nicknameKey(asked.nickname));
  const letters = normalizeJoinCode(asked.friendCode);
  return aquariumProfiles.accountOfCode(db, site, `${letters.slice(0, 4)}-${letters.slice(4)}`);
}
