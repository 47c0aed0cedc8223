import type { RecordPush } from '#contract/learningRecord.ts';
import { placeBefore } from '#domain/learning-record/EventPlace.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { type PushRules, pushBlockOf } from './pushBlockOf.ts';
import { readPush } from './readPush.ts';
import { recordPushes } from './repositories/recordPushes.ts';

/**
 * Switches the sending of learning records on or off. What happens from now on is sent, nothing earlier; off works at
 * once and always.
 *
 * @throws AppError DEMO_ACCOUNT; RECORDS_NOT_SENT where nothing may be sent
 */
export async function switchPush(context: PostContext, on: boolean, rules: PushRules): Promise<RecordPush> {
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { now, staffNo, post, site } = context;
  const { academyNo } = post;
  if (on && pushBlockOf(rules, { academyNo, site, now }) !== null) throw new AppError('RECORDS_NOT_SENT');
  await withTransaction(context.db, async (db) => {
    const changed = await recordPushes.switch(db, { academyNo, on, staffNo, place: placeBefore(now) }, now);
    if (changed) await recordStaffAction({ ...context, db }, { kind: on ? 'RECORD_PUSH_ON' : 'RECORD_PUSH_OFF' });
  });
  return readPush(context, rules);
}
