import { accessTuning, loginTuning, proofTuning, throttleTuning, traceTuning } from '#domain/account/tuning.ts';
import { bellTuning } from '#domain/golden-bell/tuning.ts';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { rosterTuning } from '#domain/roster/tuning.ts';
import { staffTuning } from '#domain/staff/tuning.ts';
import { keptFrom } from '#domain/time/keptFrom.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { contactChanges, contactCodes } from '#server/modules/account/public.ts';
import { endedLogins, signInSenders, signInThrottles, temporaryTokens } from '#server/modules/auth/public.ts';
import { bellRooms } from '#server/modules/golden-bell/public.ts';
import { inquiries } from '#server/modules/inquiry/public.ts';
import { useLogs } from '#server/modules/log/public.ts';
import { articleViews } from '#server/modules/notice/public.ts';
import { rosterUploads } from '#server/modules/roster/public.ts';
import { signUps } from '#server/modules/sign-up/public.ts';
import { forgetLeftStaff, staffChallenges, staffLogins, staffRecords } from '#server/modules/staff/public.ts';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { accessRecords } from '../repositories/accessRecords.ts';
import { guardians } from '../repositories/guardians.ts';
import { idempotencyKeys } from '../repositories/idempotencyKeys.ts';
import { loginTokens } from '../repositories/loginTokens.ts';
import { readingNotes } from '../repositories/readingNotes.ts';

/** Deletes what no longer has any effect: ended logins and sign-ups, old failures, idempotency keys, deleted notes,
 * activity logs, access records, inquiries, ended logins and old records of the
 * staff, who of them left long ago, and old rounds of the golden bell. */
export async function sweepOldRows(db: Db, now: number): Promise<void> {
  await withTransaction(db, async (trx) => {
    await loginTokens.deleteIssuedBefore(trx, now - loginTuning.idleLifetime);
    await endedLogins.deleteEndedBefore(trx, now - loginTuning.idleLifetime);
    await temporaryTokens.deleteExpiredBefore(trx, now);
    await signInThrottles.deleteFailedBefore(trx, now - throttleTuning.window, now);
    await signInSenders.deleteBefore(trx, now - throttleTuning.window);
    await contactCodes.deleteSentBefore(trx, { sends: now - proofTuning.day, codes: now - proofTuning.undoLifetime });
    await contactChanges.deleteExpired(trx, now);
    await idempotencyKeys.deleteOlderThan(trx, now - traceTuning.keptRequests);
    await accessRecords.deleteBefore(trx, keptFrom(now, accessTuning.keptMonths));
    await useLogs.deleteOlderThan(trx, now - traceTuning.keptUse);
    await articleViews.deleteBefore(trx, seoulDay(now));
    await readingNotes.purgeDeletedBefore(trx, now - NOTE_TUNING.deletedKeptMs);
    await inquiries.purge(trx, { settled: now - inquiryTuning.keepSettled, received: now - inquiryTuning.keepLongest });
    await signUps.deleteExpired(trx, now);
    await staffLogins.deleteSeenBefore(trx, now - staffTuning.idleLifetime);
    await staffChallenges.deleteExpired(trx, now);
    await staffRecords.deleteBefore(trx, keptFrom(now, staffTuning.recordKeptMonths));
    await forgetLeftStaff(trx, now);
    await rosterUploads.deleteBegunBefore(trx, now - rosterTuning.keptFor);
    await bellRooms.endOld(trx, now - bellTuning.longestRound, now);
    await bellRooms.deleteOpenedBefore(trx, now - bellTuning.keptFor);
    await guardians.deleteOrphaned(trx);
  });
}
