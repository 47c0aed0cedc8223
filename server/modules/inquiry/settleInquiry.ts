import { z } from 'zod';
import { inquiryTypeNames } from '#domain/inquiry/inquiryTypes.ts';
import type { Context } from '#server/core/Context.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { openInquiryTexts } from './openInquiryTexts.ts';
import { inquiries } from './repositories/inquiries.ts';

export const inquiryOutcome = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('ANSWERED'), answer: z.string().trim().min(10).max(5000) }),
  z.strictObject({ status: z.literal('CLOSED'), note: z.string().trim().min(1).max(200) }),
]);
export type InquiryOutcome = z.infer<typeof inquiryOutcome>;

/**
 * Answers an open inquiry by mail, or closes it without a mail.
 *
 * @param operator for the audit log
 * @returns false when there is no such open inquiry
 */
export async function settleInquiry(
  context: Pick<Context, 'db' | 'now' | 'secrets'>,
  inquiryNo: number,
  outcome: InquiryOutcome,
  operator: string,
): Promise<boolean> {
  const { db, now, secrets } = context;
  return withTransaction(db, async (trx) => {
    const found = await inquiries.find(trx, inquiryNo);
    if (found === undefined) return false;
    const answered = outcome.status === 'ANSWERED';
    const settled = await inquiries.settle(trx, inquiryNo, {
      status: outcome.status,
      answerSealed: answered ? secrets.seal(outcome.answer) : null,
      note: answered ? '' : outcome.note,
      now,
    });
    if (!settled) return false;
    if (answered) {
      const { name, email } = openInquiryTexts(secrets, found.textsSealed);
      await queueMail(
        { db: trx, now, secrets },
        {
          accountNo: null,
          to: email,
          template: 'INQUIRY_ANSWERED',
          fields: { receiptNo: inquiryNo, typeName: inquiryTypeNames[found.type], name, answer: outcome.answer },
        },
      );
    }
    await auditLog.append(trx, {
      at: now,
      actorKind: 'OPERATOR',
      actor: operator,
      event: `INQUIRY_${outcome.status}`,
      details: { inquiryNo },
    });
    return true;
  });
}
