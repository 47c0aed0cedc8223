import { classesInReach } from '#domain/staff/staffRights.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { bellRooms, type StoredBell } from './repositories/bellRooms.ts';

/**
 * A room that somebody of the staff may lead: the own one, or any of the institution for who reaches all of it.
 *
 * @throws AppError NOT_FOUND
 */
export async function requireBell({ db, post, staffNo }: PostContext, roomNo: number): Promise<StoredBell> {
  const room = await bellRooms.find(db, roomNo);
  const mayLead = room?.staffNo === staffNo || classesInReach(post, 'HOST_BELL') === 'ALL';
  if (room === undefined || room.academyNo !== post.academyNo || !mayLead) throw new AppError('NOT_FOUND');
  return room;
}
