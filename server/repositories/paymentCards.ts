import type { Insertable, Selectable } from 'kysely';
import { runningStates } from '#domain/subscription/subscriptionStates.ts';
import type { Db } from '../db/Db.ts';
import type { PaymentCardTable } from '../db/schema/subscriptionTables.ts';

export type PaymentCardRow = Selectable<PaymentCardTable>;

export const paymentCards = {
  /** The card on file. */
  async current(db: Db, accountNo: number): Promise<PaymentCardRow | undefined> {
    return db
      .selectFrom('payment_card')
      .selectAll()
      .where('account_no', '=', accountNo)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  },

  async find(db: Db, cardNo: number): Promise<PaymentCardRow | undefined> {
    return db.selectFrom('payment_card').selectAll().where('card_no', '=', cardNo).executeTakeFirst();
  },

  async insert(db: Db, row: Insertable<PaymentCardTable>): Promise<number> {
    const { card_no } = await db.insertInto('payment_card').values(row).returning('card_no').executeTakeFirstOrThrow();
    return card_no;
  },

  /** Nothing can be charged to it here any more; the company's part is deleted afterwards, when `forget` is not set. */
  async remove(db: Db, card: PaymentCardRow, now: number, { forget = false } = {}): Promise<void> {
    await db
      .updateTable('payment_card')
      .set({
        billing_key_sealed: null,
        to_delete_sealed: forget ? null : card.billing_key_sealed,
        deleted_at: now,
      })
      .where('card_no', '=', card.card_no)
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
  async byKeyHmac(db: Db, hmac: string): Promise<PaymentCardRow | undefined> {
    return db
      .selectFrom('payment_card')
      .selectAll()
      .where('billing_key_hmac', '=', hmac)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  },

  /** Cards of accounts that have nothing left to pay with them. */
  async idle(db: Db, limit: number): Promise<PaymentCardRow[]> {
    return idleCards(db).limit(limit).execute();
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
