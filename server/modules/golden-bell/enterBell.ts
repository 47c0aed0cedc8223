import { outPlaceOnEntry } from '#domain/golden-bell/outPlaceOnEntry.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { makeProfile } from '#server/modules/aquarium/public.ts';
import { bellPeople } from './repositories/bellPeople.ts';
import { bellRooms } from './repositories/bellRooms.ts';

/**
 * Lets a pupil into the open room with this code; again changes nothing. Everybody has a nickname from here on, which the
 * big screen shows.
 *
 * @throws AppError BELL_CODE_UNKNOWN alike for a code without a room, another institution's and another class's; BELL_FULL
 */
export async function enterBell(context: SignedInContext, code: string): Promise<{ roomNo: number }> {
  const { accountNo, now } = context;
  return withTransaction(context.db, async (db) => {
    const roomNo = await bellPeople.roomOfCode(db, accountNo, code, now - bellTuning.longestRound);
    const room = roomNo === undefined ? undefined : await bellRooms.find(db, roomNo);
    if (room === undefined) throw new AppError('BELL_CODE_UNKNOWN');
    if ((await bellPeople.find(db, room.roomNo, accountNo)) !== undefined) return { roomNo: room.roomNo };
    if ((await bellPeople.count(db, room.roomNo)) >= bellTuning.mostPeople) throw new AppError('BELL_FULL');
    await makeProfile({ ...context, db });
    await bellPeople.enter(db, { roomNo: room.roomNo, accountNo, outPlace: outPlaceOnEntry(room) }, now);
    return { roomNo: room.roomNo };
  });
}
