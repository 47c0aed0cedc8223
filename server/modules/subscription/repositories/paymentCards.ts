import { runningStates } from '#domain/subscription/subscriptionStates.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';
import { mapColumns } from '#server/db/mapColumns.ts';
import type { PaymentCardTable } from '../subscriptionTables.ts';

const columns = mapColumns<PaymentCardTable>()({
  cardNo: 'card_no',
  accountNo: 'account_no',
  customerKey: 'customer_key',
  billingKeySealed: 'billing_key_sealed',
  toDeleteSealed: 'to_delete_sealed',
  billingKeyHmac: 'billing_key_hmac',
  masked: 'masked',
  company: 'company',
  registeredAt: 'registered_at',
  deletedAt: 'deleted_at',
});

export type StoredPaymentCard = ReturnType<typeof columns.toObject>;
type NewPaymentCard = Parameters<typeof columns.toInsert>[0];

const currentQuery = compileOnce((db, given: { accountNo: number }) =>
  db.selectFrom('payment_card').selectAll().where('account_no', '=', given.accountNo).where('deleted_at', 'is', null),
);

export const paymentCards = {
  /** The card on file. */
  async current(db: Db, accountNo: number): Promise<StoredPaymentCard | undefined> {
    const [row] = (await currentQuery(db, { accountNo })).rows;
    return row && columns.toObject(row);
  },

  async find(db: Db, cardNo: number): Promise<StoredPaymentCard | undefined> {
    const row = await db.selectFrom('payment_card').selectAll().where('card_no', '=', cardNo).executeTakeFirst();
    return row && columns.toObject(row);
  },

  async insert(db: Db, values: NewPaymentCard): Promise<number> {
    const { card_no } = await db
      .insertInto('payment_card')
      .values(columns.toInsert(values))
      .returning('card_no')
      .executeTakeFirstOrThrow();
    return card_no;
  },

  /** Nothing can be charged to it here any more; the company's part is deleted afterwards, when `forget` is not set. */
  async remove(db: Db, card: StoredPaymentCard, now: number, { forget = false } = {}): Promise<void> {
    await db
      .updateTable('payment_card')
      .set({
        billing_key_sealed: null,
        to_delete_sealed: forget ? null : card.billingKeySealed,
        deleted_at: now,
      })
      .where('card_no', '=', card.cardNo)
      .where('deleted_at', 'is', null)
      .execute();
  },

  async toDelete(db: Db, limit: number): Promise<{ cardNo: number; sealed: string }[]> {
    const rows = await db
      .selectFrom('payment_card')
      .select(['card_no', 'to_delete_sealed'])
      .where('to_delete_sealed', 'is not', null)
      .orderBy('card_no')
      .limit(limit)
      .execute();
    return rows.map(({ card_no, to_delete_sealed }) => ({ cardNo: card_no, sealed: to_delete_sealed ?? '' }));
  },

  async markDeleted(db: Db, cardNo: number): Promise<void> {
    await db.updateTable('payment_card').set({ to_delete_sealed: null }).where('card_no', '=', cardNo).execute();
  },

  /** The card whose key has this digest, if it is on file. */
  async byKeyHmac(db: Db, hmac: string): Promise<StoredPaymentCard | undefined> {
    const row = await db
      .selectFrom('payment_card')
      .selectAll()
      .where('billing_key_hmac', '=', hmac)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && columns.toObject(row);
  },

  /** Cards of accounts that have nothing left to pay with them. */
  async idle(db: Db, limit: number): Promise<StoredPaymentCard[]> {
    const rows = await idleCards(db).limit(limit).execute();
    return rows.map(columns.toObject);
  },

  async isIdle(db: Db, cardNo: number): Promise<boolean> {
    return (await idleCards(db).where('card_no', '=', cardNo).executeTakeFirst()) !== undefined;
  },
};

function idleCards(db: Db) {
  return db
    .selectFrom('payment_card')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscription')
            .select('subscription_no')
            .whereRef('subscription.account_no', '=', 'payment_card.account_no')
            .where('subscription.state', 'in', runningStates),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_order')
            .select('payment_order_no')
            .whereRef('payment_order.account_no', '=', 'payment_card.account_no')
            .where('payment_order.settled_at', 'is', null),
        ),
      ),
    );
}
