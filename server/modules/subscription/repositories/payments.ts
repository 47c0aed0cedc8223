import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { firstRow } from '#server/db/firstRow.ts';
import { flag, mapColumns } from '#server/db/mapColumns.ts';
import type { PaymentTable } from '../subscriptionTables.ts';

const columns = mapColumns<PaymentTable>()({
  paymentNo: 'payment_no',
  accountNo: 'account_no',
  attemptNo: 'attempt_no',
  subscriptionNo: 'subscription_no',
  periodStart: 'period_start',
  orphan: flag('orphan'),
  paymentKey: 'payment_key',
  orderId: 'order_id',
  title: 'title',
  amount: 'amount',
  balance: 'balance',
  suppliedAmount: 'supplied_amount',
  vat: 'vat',
  cardMasked: 'card_masked',
  cardCompany: 'card_company',
  receiptUrl: 'receipt_url',
  secretSealed: 'secret_sealed',
  lastTransactionKey: 'last_transaction_key',
  approvedAt: 'approved_at',
});

export type StoredPayment = ReturnType<typeof columns.toObject>;
type NewPayment = Parameters<typeof columns.toInsert>[0];
type PaymentChange = Parameters<typeof columns.toUpdate>[0];

export interface LedgerEntry {
  accountNo: number | null;
  paymentNo: number;
  kind: 'CAPTURE' | 'CANCEL';
  /** Whole won; negative when it went back. */
  amount: number;
  transactionKey: string;
  at: number;
}

const ofPeriodQuery = compileOnce((db, given: { subscriptionNo: number; periodStart: string }) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('subscription_no', '=', given.subscriptionNo)
    .where('period_start', '=', given.periodStart)
    .where('orphan', '=', 0),
);

const ofAttemptQuery = compileOnce((db, given: { attemptNo: number }) =>
  db.selectFrom('payment').selectAll().where('attempt_no', '=', given.attemptNo),
);

const countQuery = compileOnce((db, given: { accountNo: number }) =>
  db
    .selectFrom('payment')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_no', '=', given.accountNo),
);

const pageQuery = compileOnce((db, given: { accountNo: number; limit: number; offset: number }) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('account_no', '=', given.accountNo)
    .orderBy('payment_no', 'desc')
    .limit(given.limit)
    .offset(given.offset),
);

export const payments = {
  async insert(db: Db, values: NewPayment): Promise<StoredPayment> {
    const row = await db
      .insertInto('payment')
      .values(columns.toInsert(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return columns.toObject(row);
  },

  async find(db: Db, paymentNo: number): Promise<StoredPayment | undefined> {
    const row = await db.selectFrom('payment').selectAll().where('payment_no', '=', paymentNo).executeTakeFirst();
    return row && columns.toObject(row);
  },

  async byKey(db: Db, paymentKey: string): Promise<StoredPayment | undefined> {
    const row = await db.selectFrom('payment').selectAll().where('payment_key', '=', paymentKey).executeTakeFirst();
    return row && columns.toObject(row);
  },

  async byOrderId(db: Db, orderId: string): Promise<StoredPayment | undefined> {
    const row = await db.selectFrom('payment').selectAll().where('order_id', '=', orderId).executeTakeFirst();
    return row && columns.toObject(row);
  },

  async update(db: Db, paymentNo: number, change: PaymentChange): Promise<void> {
    await db.updateTable('payment').set(columns.toUpdate(change)).where('payment_no', '=', paymentNo).execute();
  },

  /** What bought a period. */
  async ofPeriod(db: Db, subscriptionNo: number, periodStart: string): Promise<StoredPayment | undefined> {
    const [row] = (await ofPeriodQuery(db, { subscriptionNo, periodStart })).rows;
    return row && columns.toObject(row);
  },

  async ofAttempt(db: Db, attemptNo: number): Promise<StoredPayment | undefined> {
    const [row] = (await ofAttemptQuery(db, { attemptNo })).rows;
    return row && columns.toObject(row);
  },

  async page(db: Db, accountNo: number, page: number, size: number): Promise<{ rows: StoredPayment[]; total: number }> {
    const [{ count }, { rows }] = await Promise.all([
      countQuery(db, { accountNo }).then(firstRow),
      pageQuery(db, { accountNo, limit: size, offset: (page - 1) * size }),
    ]);
    return { rows: rows.map(columns.toObject), total: count };
  },

  /** Writes a movement of money once. @returns false when it was written before */
  async book(db: Db, entry: LedgerEntry): Promise<boolean> {
    const row = await db
      .insertInto('payment_ledger')
      .values({
        account_no: entry.accountNo,
        payment_no: entry.paymentNo,
        kind: entry.kind,
        amount: entry.amount,
        transaction_key: entry.transactionKey,
        at: entry.at,
      })
      .onConflict((conflict) => conflict.column('transaction_key').doNothing())
      .returning('entry_no')
      .executeTakeFirst();
    return row !== undefined;
  },
};
