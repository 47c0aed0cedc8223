import type { Db } from '#server/db/Db.ts';
import type { PaymentCaseTable } from '../subscriptionTables.ts';

export interface NewCase {
  kind: PaymentCaseTable['kind']['__select__'];
  ref: string;
  accountNo: number | null;
  /** Codes and numbers; never a key or a person's data. */
  details: Record<string, string | number | null>;
  now: number;
}

export const paymentCases = {
  /** Notifies a person of it, once until they have settled it. */
  async open(db: Db, given: NewCase): Promise<void> {
    await db
      .insertInto('payment_case')
      .values({
        kind: given.kind,
        ref: given.ref,
        account_no: given.accountNo,
        details: JSON.stringify(given.details),
        opened_at: given.now,
      })
      .onConflict((conflict) => conflict.columns(['kind', 'ref']).where('settled_at', 'is', null).doNothing())
      .execute();
  },
};
