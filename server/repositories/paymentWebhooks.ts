import type { Insertable, Selectable, Updateable } from 'kysely';
import { longestCheckPause } from '#domain/subscription/nextTryDate.ts';
import type { Db } from '../db/Db.ts';
import type { PaymentWebhookTable } from '../db/schema/subscriptionTables.ts';
import { isDue } from './isDue.ts';

export type PaymentWebhookRow = Selectable<PaymentWebhookTable>;

export const paymentWebhooks = {
  /** Keeps a piece of news once; its repetitions are only counted. */
  async keep(db: Db, row: Insertable<PaymentWebhookTable>): Promise<void> {
    await db
      .insertInto('payment_webhook')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('news_key').doUpdateSet((eb) => ({ repeat_count: eb('payment_webhook.repeat_count', '+', 1) })),
      )
      .execute();
  },

  async waiting(db: Db, now: number, limit: number): Promise<PaymentWebhookRow[]> {
    return db
      .selectFrom('payment_webhook')
      .selectAll()
      .where('state', '=', 'WAITING')
      .where((eb) => isDue(eb, 'next_try_at', { now, longest: longestCheckPause }))
      .orderBy('webhook_no')
      .limit(limit)
      .execute();
  },

  async update(db: Db, webhookNo: number, change: Updateable<PaymentWebhookTable>): Promise<void> {
    await db.updateTable('payment_webhook').set(change).where('webhook_no', '=', webhookNo).execute();
  },

  async deleteDoneBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('payment_webhook').where('done_at', '<', instant).execute();
  },
};
