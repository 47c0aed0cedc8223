import { accounts } from '../../repositories/accounts.ts';
import { queueMail } from '../mail/queueMail.ts';
import type { SubscriptionMails } from '../mail/SubscriptionMails.ts';
import type { PaymentContext } from './PaymentContext.ts';

/** Queues a mail about a ticket in the transaction of its cause; an account without an address gets none. */
export async function tellPayer<Name extends keyof SubscriptionMails>(
  context: Pick<PaymentContext, 'db' | 'now' | 'secrets'>,
  accountNo: number,
  template: Name,
  fields: Omit<SubscriptionMails[Name], 'name'>,
): Promise<void> {
  const { name, email } = await accounts.mailAddress(context.db, accountNo);
  if (email === null) return;
  // The name stands in every one of these mails.
  await queueMail(context, { accountNo, to: email, template, fields: { ...fields, name } as never });
}
