import type { z } from 'zod';
import type { replyBody } from '#contract/textReply.ts';
import { decideText } from '#domain/text-reply/TextStand.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { pupilTexts } from './repositories/pupilTexts.ts';
import { textReplies } from './repositories/textReplies.ts';
import { textVersions } from './repositories/textVersions.ts';

/**
 * Writes the own reply to a text, over an earlier one, and returns or accepts the text if that was decided. Without
 * words, stickers and remarks the reply is taken back. Another teacher's reply stays beside it.
 *
 * @throws AppError NOT_FOUND, DEMO_ACCOUNT; TEXT_CHANGED where the pupil has handed in a newer version; INVALID_INPUT for
 *   a text that is returned without a word
 */
export async function replyToText(
  context: PostContext,
  { accountNo, attemptNo }: { accountNo: number; attemptNo: number },
  given: z.infer<typeof replyBody>,
): Promise<{ done: true }> {
  // Every other visitor of the demo would read it.
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { staffNo, now } = context;
  const reply = {
    body: given.body.normalize('NFC').trim(),
    stickers: [...new Set(given.stickers)],
    remarks: given.remarks,
    version: given.version,
  };
  if (given.decision === 'RETURN' && reply.body === '' && reply.remarks.length === 0)
    throw new AppError('INVALID_INPUT', { fields: { body: '무엇을 고쳐 보면 좋을지 한마디 적어 주세요.' } });
  await withTransaction(context.db, async (db) => {
    const text = await pupilTexts.find(db, accountNo, attemptNo);
    if (text === undefined) throw new AppError('NOT_FOUND');
    const from = await textVersions.stand(db, attemptNo);
    const to = decideText(from, given.decision, given.version);
    if (to === null) throw new AppError('TEXT_CHANGED');
    if (to !== from && !(await textVersions.setStand(db, { attemptNo, accountNo, from, to }, now)))
      throw new AppError('TEXT_CHANGED');
    const empty = reply.body === '' && reply.stickers.length === 0 && reply.remarks.length === 0;
    if (empty) await textReplies.remove(db, attemptNo, staffNo);
    else await textReplies.put(db, { attemptNo, staffNo, accountNo, bookNo: text.bookNo, ...reply }, now);
    const kind = given.decision === 'RETURN' ? 'TEXT_RETURNED' : 'TEXT_REPLIED';
    await recordStaffAction({ ...context, db }, { kind, accountNo, detail: String(attemptNo) });
  });
  return { done: true };
}
