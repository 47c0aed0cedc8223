import type { HostBell } from '#contract/goldenBell.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readBellSnapshot } from './BellSnapshot.ts';
import { requireBell } from './requireBell.ts';
import { toHostBell } from './toPupilBell.ts';

/** A room for its big screen. @throws AppError NOT_FOUND */
export async function readHostBell(context: PostContext, roomNo: number): Promise<HostBell> {
  await requireBell(context, roomNo);
  const snapshot = await readBellSnapshot(context.db, roomNo);
  if (snapshot === undefined) throw new AppError('NOT_FOUND');
  return toHostBell(snapshot);
}
