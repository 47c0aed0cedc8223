import type { Db } from '#server/db/Db.ts';
import { accounts } from '#server/repositories/accounts.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { purchaseConsents } from './repositories/purchaseConsents.ts';

/**
 * Who mails about an account's tickets greet, and where they go: to the address that the payer gave, else to that of
 * the account, which a child under 14 need not have. Null: nowhere.
 */
export async function payerAddress(
  { db, secrets }: Pick<PaymentContext, 'db' | 'secrets'>,
  accountNo: number,
): Promise<{ name: string; email: string | null }> {
  const { name, email } = await accounts.mailAddress(db, accountNo);
  const sealed = (await purchaseConsents.payer(db, accountNo))?.emailSealed ?? null;
  return { name, email: sealed === null ? email : secrets.open(sealed) };
}

/** Whether mails about an account's tickets have somewhere to go. */
export async function isNotifiedByMail(db: Db, accountNo: number): Promise<boolean> {
  const { email } = await accounts.mailAddress(db, accountNo);
  return email !== null || ((await purchaseConsents.payer(db, accountNo))?.emailSealed ?? null) !== null;
}
