import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { paymentCustomers } from './repositories/paymentCustomers.ts';

/**
 * Runs a change of an account's money in one transaction, as if no other one of the same account ran beside it. Joins an
 * open transaction.
 *
 * @param work also gets the key that the company knows the account by
 */
export async function withAccountLock<T>(
  context: { readonly db: Db; readonly now: number },
  accountNo: number,
  work: (db: Trx, customerKey: string) => Promise<T>,
): Promise<T> {
  return withTransaction(context.db, async (db) => {
    const customerKey = await paymentCustomers.lock(db, accountNo, randomUUID(), context.now);
    return work(db, customerKey);
  });
}
