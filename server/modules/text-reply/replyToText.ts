import type { z } from 'zod';
import type { replyBody } from '#contract/textReply.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { pupilTexts } from './repositories/pupilTexts.ts';
import { textReplies } from './repositories/textReplies.ts';

/**
 * Writes the own reply to a text, over an earlier one; without words and stickers the reply is taken back. Another
 * teacher's reply stays beside it.
 *
 * @throws AppError NOT_FOUND, DEMO_ACCOUNT
 */
export async function replyToText(
  context: PostContext,
  { accountNo, attemptNo }: { accountNo: number; attemptNo: number },
  given: z.infer<typeof replyBody>,
): Promise<{ done: true }> {
  // Every other visitor of the demo would read it.
  if (context.demo) throw new AppError('DEMO_ACCOUNT');
  const { staffNo, now } = context;
  const body = given.body.normalize('NFC').trim();
  const stickers = [...new Set(given.stickers)];
  await withTransaction(context.db, async (db) => {
    const text = await pupilTexts.find(db, accountNo, attemptNo);
    if (text === undefined) throw new AppError('NOT_FOUND');
    if (body === '' && stickers.length === 0) await textReplies.remove(db, attemptNo, staffNo);
    else await textReplies.put(db, { attemptNo, staffNo, accountNo, bookNo: text.bookNo, body, stickers }, now);
    await recordStaffAction({ ...context, db }, { kind: 'TEXT_REPLIED', accountNo, detail: String(attemptNo) });
  });
  return { done: true };
}
