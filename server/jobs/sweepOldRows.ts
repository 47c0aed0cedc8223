import { accessKeptFrom } from '#domain/account/accessKeptFrom.ts';
import { loginTuning, proofTuning, throttleTuning } from '#domain/account/tuning.ts';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import { NOTE_TUNING } from '#domain/note/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '../db/Db.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { accessRecords } from '../repositories/accessRecords.ts';
import { articleViews } from '../repositories/articleViews.ts';
import { contactChanges } from '../repositories/contactChanges.ts';
import { contactCodes } from '../repositories/contactCodes.ts';
import { endedLogins } from '../repositories/endedLogins.ts';
import { guardians } from '../repositories/guardians.ts';
import { idempotencyKeys } from '../repositories/idempotencyKeys.ts';
import { inquiries } from '../repositories/inquiries.ts';
import { loginTokens } from '../repositories/loginTokens.ts';
import { readingNotes } from '../repositories/readingNotes.ts';
import { signInSenders } from '../repositories/signInSenders.ts';
import { signInThrottles } from '../repositories/signInThrottles.ts';
import { signUps } from '../repositories/signUps.ts';
import { temporaryTokens } from '../repositories/temporaryTokens.ts';
import { useLogs } from '../repositories/useLogs.ts';

/** A browser offers an unsent request again for as long as it is offline; two weeks covers a holiday. */
const KEEP_KEYS = 14 * DAY;
const KEEP_LOGS = 180 * DAY;

/** Deletes what no longer has any effect: ended logins and sign-ups, old failures, idempotency keys, deleted notes,
 * activity logs, access records and inquiries. */
export async function sweepOldRows(db: Db, now: number): Promise<void> {
  await withTransaction(db, async (trx) => {
    await loginTokens.deleteIssuedBefore(trx, now - loginTuning.idleLifetime);
    await endedLogins.deleteEndedBefore(trx, now - loginTuning.idleLifetime);
    await temporaryTokens.deleteExpiredBefore(trx, now);
    await signInThrottles.deleteFailedBefore(trx, now - throttleTuning.window, now);
    await signInSenders.deleteBefore(trx, now - throttleTuning.window);
    await contactCodes.deleteSentBefore(trx, { sends: now - proofTuning.day, codes: now - proofTuning.undoLifetime });
    await contactChanges.deleteExpired(trx, now);
    await idempotencyKeys.deleteOlderThan(trx, now - KEEP_KEYS);
    await accessRecords.deleteBefore(trx, accessKeptFrom(now));
    await useLogs.deleteOlderThan(trx, now - KEEP_LOGS);
    await articleViews.deleteBefore(trx, seoulDay(now));
    await readingNotes.purgeDeletedBefore(trx, now - NOTE_TUNING.deletedKeptMs);
    await inquiries.purge(trx, { settled: now - inquiryTuning.keepSettled, received: now - inquiryTuning.keepLongest });
    await signUps.deleteExpired(trx, now);
    await guardians.deleteOrphaned(trx);
  });
}
