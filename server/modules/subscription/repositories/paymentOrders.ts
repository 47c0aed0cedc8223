import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { flag, mapColumns } from '#server/db/mapColumns.ts';
import type { PaymentOrderTable } from '../subscriptionTables.ts';

const columns = mapColumns<PaymentOrderTable>()({
  orderNo: 'payment_order_no',
  accountNo: 'account_no',
  orderId: 'order_id',
  kind: 'kind',
  state: 'state',
  productNo: 'product_no',
  priceNo: 'price_no',
  price: 'price',
  amount: 'amount',
  credit: 'credit',
  orderName: 'order_name',
  nonceHash: 'nonce_hash',
  agreements: 'agreements',
  replacesNo: 'replaces_no',
  atPeriodEnd: flag('at_period_end'),
  purchaseConsentNo: 'purchase_consent_no',
  subscriptionNo: 'subscription_no',
  issuingAt: 'issuing_at',
  authKeySealed: 'auth_key_sealed',
  declineReason: 'decline_reason',
  declineCode: 'decline_code',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
  settledAt: 'settled_at',
});

export type PaymentOrder = ReturnType<typeof columns.toObject>;
type NewPaymentOrder = Parameters<typeof columns.toInsert>[0];
type PaymentOrderChange = Parameters<typeof columns.toUpdate>[0];

const findQuery = compileOnce((db, given: { orderNo: number }) =>
  db.selectFrom('payment_order').selectAll().where('payment_order_no', '=', given.orderNo),
);

const findOwnQuery = compileOnce((db, given: { orderNo: number; accountNo: number }) =>
  db
    .selectFrom('payment_order')
    .selectAll()
    .where('payment_order_no', '=', given.orderNo)
    .where('account_no', '=', given.accountNo),
);

const checkingQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('payment_order').selectAll().where('account_no', '=', given.accountNo).where('state', '=', 'CHECKING'),
);

export const paymentOrders = {
  async insert(db: Db, values: NewPaymentOrder): Promise<PaymentOrder> {
    const row = await db
      .insertInto('payment_order')
      .values(columns.toInsert(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return columns.toObject(row);
  },

  async find(db: Db, orderNo: number): Promise<PaymentOrder | undefined> {
    const [row] = (await findQuery(db, { orderNo })).rows;
    return row && columns.toObject(row);
  },

  async findOwn(db: Db, accountNo: number, orderNo: number): Promise<PaymentOrder | undefined> {
    const [row] = (await findOwnQuery(db, { orderNo, accountNo })).rows;
    return row && columns.toObject(row);
  },

  async update(db: Db, orderNo: number, change: PaymentOrderChange): Promise<void> {
    await db
      .updateTable('payment_order')
      .set(columns.toUpdate(change))
      .where('payment_order_no', '=', orderNo)
      .execute();
  },

  /** The order of an account whose outcome is being asked for. */
  async checking(db: Db, accountNo: number): Promise<PaymentOrder | undefined> {
    const [row] = (await checkingQuery(db, { accountNo })).rows;
    return row && columns.toObject(row);
  },

  /** Orders that were begun and left: nothing was charged for them. */
  async expireOpen(db: Db, now: number, only: { accountNo: number } | { expiredBefore: number }): Promise<void> {
    const query = db
      .updateTable('payment_order')
      .set({ state: 'EXPIRED', decline_reason: 'ABANDONED', settled_at: now })
      .where('state', '=', 'OPEN');
    await ('accountNo' in only
      ? query.where('account_no', '=', only.accountNo)
      : query.where('expires_at', '<=', only.expiredBefore)
    ).execute();
  },

  /** Orders whose card was being put on file when something was cut off. */
  async issuing(db: Db, before: number, limit: number): Promise<PaymentOrder[]> {
    const rows = await db
      .selectFrom('payment_order')
      .selectAll()
      .where('state', '=', 'CHECKING')
      .where('issuing_at', '<=', before)
      .orderBy('payment_order_no')
      .limit(limit)
      .execute();
    return rows.map(columns.toObject);
  },
};
