import type { StatusContext } from '#server/modules/status/public.ts';
import { purgeAgain } from './purgeAccount.ts';
import { accountErasure, type Tombstone } from './repositories/accountErasure.ts';

/**
 * After a backup was restored: erases again who had been erased. A backup knows only the tombstones of its own time, so
 * the later ones have to be handed in; they were kept elsewhere (`accountErasure.tombstones` reads them).
 *
 * @param later tombstones that are not in the backup
 * @returns how many accounts were erased again
 */
export async function reapplyTombstones(context: StatusContext, later: readonly Tombstone[] = []): Promise<number> {
  for (const tombstone of later) await accountErasure.recordTombstone(context.db, tombstone);
  const resurrected = await accountErasure.findResurrected(context.db);
  for (const accountNo of resurrected) await purgeAgain(context, accountNo);
  if (resurrected.length > 0) await accountErasure.wipeLog(context.db);
  return resurrected.length;
}
