import type { QuietHours } from '#domain/aquarium/Pause.ts';
import type { Context } from '#server/core/Context.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { aquariumPauses, type PauseOwner } from '#server/repositories/aquariumPauses.ts';
import { type AuditEntry, auditLog } from '#server/repositories/auditLog.ts';

type RestContext = Pick<Context, 'db' | 'now'>;
type Actor = Pick<AuditEntry, 'actorKind' | 'actor'>;

/** Events in the audit log for each change. */
export const QUIET_EVENT = 'AQUARIUM_QUIET';

/**
 * Sets the quiet hours of an owner in the place of those before; null takes them away. What was quiet until now stays
 * so: hours that are over never fall behind.
 */
export async function setQuietHours(
  context: RestContext,
  owner: PauseOwner,
  hours: QuietHours | null,
  actor: Actor,
): Promise<void> {
  await withTransaction(context.db, async (db) => {
    const { now } = context;
    await replaceQuietHours(db, owner, hours, now);
    const details: NonNullable<AuditEntry['details']> =
      hours === null ? {} : { from: hours.fromMinute, to: hours.toMinute, days: hours.days.join('') };
    await auditLog.append(db, { at: now, ...actor, event: QUIET_EVENT, ...target(owner), details });
  });
}

/** The same within an open transaction, and recorded nowhere. */
export async function replaceQuietHours(
  db: Db,
  owner: PauseOwner,
  hours: QuietHours | null,
  now: number,
): Promise<void> {
  await aquariumPauses.end(db, owner, 'QUIET', now);
  if (hours !== null) await aquariumPauses.begin(db, owner, 'QUIET', hours, now);
  await aquariumPauses.notifyWindows(db, owner);
}

/** Closes or opens the aquariums of an institution, or of one grade of it. @returns false when they stood so already */
export async function setOff(context: RestContext, owner: PauseOwner, off: boolean, actor: Actor): Promise<boolean> {
  return withTransaction(context.db, async (db) => {
    const { now } = context;
    const changed = off
      ? await aquariumPauses.begin(db, owner, 'OFF', null, now)
      : await aquariumPauses.end(db, owner, 'OFF', now);
    if (!changed) return false;
    await aquariumPauses.notifyWindows(db, owner);
    const event = off ? 'AQUARIUM_OFF' : 'AQUARIUM_ON';
    await auditLog.append(db, { at: now, ...actor, event, ...target(owner), details: {} });
    return true;
  });
}

function target(owner: PauseOwner): { accountNo: number } | { academyNo: number } {
  return 'accountNo' in owner ? { accountNo: owner.accountNo } : { academyNo: owner.academyNo };
}
