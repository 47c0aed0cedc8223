import type { InquiryBody, InquiryReceipt } from '#contract/inquiry.ts';
import { checkPace } from '#domain/inquiry/checkPace.ts';
import { inquiryTypeNames } from '#domain/inquiry/inquiryTypes.ts';
import { type Inquiry, readInquiry } from '#domain/inquiry/readInquiry.ts';
import { inquiryTuning } from '#domain/inquiry/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import type { Context } from '#server/core/Context.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { AppError } from '#server/errors/AppError.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { type InquiryForm, readInquiryForm } from './InquiryForm.ts';
import { openInquiryTexts } from './openInquiryTexts.ts';
import { inquiries } from './repositories/inquiries.ts';

interface Sender {
  /** Network address of the visitor. */
  address: string;
  /** Where operators read their mail; null: they look at the command line alone. */
  operatorMail: string | null;
}

/**
 * Takes an inquiry: stored sealed, sent to the operator, acknowledged to its sender, in one transaction. A form counts
 * once; sent again as it was, it gets the number it got.
 *
 * @throws AppError INVALID_INPUT, INQUIRY_FORM_OLD, or TOO_MANY_REQUESTS with how long to wait
 */
export async function sendInquiry(context: Context, given: InquiryBody, sender: Sender): Promise<InquiryReceipt> {
  const { db, now, secrets } = context;
  const form = readInquiryForm(secrets, given.formToken, now);
  if (form === null) throw new AppError('INQUIRY_FORM_OLD');
  // Refused openly rather than swallowed: should a browser have filled it for a person, nothing of theirs is lost.
  if (given.homepage !== '') throw new AppError('INVALID_INPUT', { fields: { homepage: '이 칸은 비워 주십시오.' } });
  const read = readInquiry(given);
  if (!read.ok) throw new AppError('INVALID_INPUT', { fields: read.fields });
  const taken = await inquiries.ofForm(db, form.id);
  if (taken !== undefined) {
    // The answer was lost on its way, or a second inquiry came with the form of the first: that one needs its own.
    const same = JSON.stringify({ type: taken.type, ...openInquiryTexts(secrets, taken.textsSealed) });
    if (same !== JSON.stringify(read.inquiry)) throw new AppError('INQUIRY_FORM_OLD');
    return { receiptNo: taken.inquiryNo };
  }
  return withTransaction(db, (trx) => store({ ...context, db: trx }, form, read.inquiry, sender));
}

async function store(
  context: Context,
  form: InquiryForm,
  inquiry: Inquiry,
  { address, operatorMail }: Sender,
): Promise<InquiryReceipt> {
  const { db, now, secrets } = context;
  const visitorHash = secrets.hmac('inquiry-visitor', networkOf(address));
  const addressHash = secrets.hmac('inquiry-address', inquiry.email);
  const wait = checkPace({
    now,
    formIssuedAt: form.issuedAt,
    fromVisitor: await inquiries.receivedAfter(db, { visitorHash }, now - DAY, inquiryTuning.perDay),
    toAddress: await inquiries.receivedAfter(db, { addressHash }, now - DAY, inquiryTuning.perAddress),
  });
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(wait / 1000) });

  const { type, ...texts } = inquiry;
  const textsSealed = secrets.seal(JSON.stringify(texts));
  const receiptNo = await inquiries.add(db, { formId: form.id, type, visitorHash, addressHash, textsSealed, now });
  if (receiptNo === null) throw new AppError('CONFLICT');
  const facts = { receiptNo, typeName: inquiryTypeNames[type], at: now };
  await queueMail(context, {
    accountNo: null,
    to: inquiry.email,
    template: 'INQUIRY_RECEIVED',
    fields: { ...facts, name: inquiry.name },
  });
  if (operatorMail !== null) {
    await queueMail(context, {
      accountNo: null,
      to: operatorMail,
      template: 'INQUIRY_ARRIVED',
      fields: { ...facts, ...texts },
    });
  }
  return { receiptNo };
}
