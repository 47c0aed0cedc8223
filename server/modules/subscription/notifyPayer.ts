import type { SubscriptionMails } from '#server/modules/mail/public.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { payerAddress } from './payerAddress.ts';

/** Queues a mail about a ticket in the transaction of its cause; where no address is known, none. */
export async function notifyPayer<Name extends keyof SubscriptionMails>(
  context: Pick<PaymentContext, 'db' | 'now' | 'secrets'>,
  accountNo: number,
  template: Name,
  fields: Omit<SubscriptionMails[Name], 'name'>,
): Promise<void> {
  const { name, email } = await payerAddress(context, accountNo);
  if (email === null) return;
  // The name stands in every one of these mails.
  await queueMail(context, { accountNo, to: email, template, fields: { ...fields, name } as never });
}
