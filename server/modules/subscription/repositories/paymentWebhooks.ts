import { longestCheckPause } from '#domain/subscription/nextTryDate.ts';
import type { Db } from '#server/db/Db.ts';
import { mapColumns } from '#server/db/mapColumns.ts';
import { isDue } from '#server/repositories/isDue.ts';
import type { PaymentWebhookTable } from '../subscriptionTables.ts';

const columns = mapColumns<PaymentWebhookTable>()({
  webhookNo: 'webhook_no',
  eventKey: 'news_key',
  kind: 'kind',
  bodySealed: 'body_sealed',
  paymentKey: 'payment_key',
  orderId: 'order_id',
  cardNo: 'card_no',
  state: 'state',
  tryCount: 'try_count',
  nextTryAt: 'next_try_at',
  repeatCount: 'repeat_count',
  receivedAt: 'received_at',
  doneAt: 'done_at',
});

export type PaymentWebhook = ReturnType<typeof columns.toObject>;
type NewPaymentWebhook = Parameters<typeof columns.toInsert>[0];
type PaymentWebhookChange = Parameters<typeof columns.toUpdate>[0];

export const paymentWebhooks = {
  /** Keeps a piece of news once; its repetitions are only counted. */
  async keep(db: Db, values: NewPaymentWebhook): Promise<void> {
    await db
      .insertInto('payment_webhook')
      .values(columns.toInsert(values))
      .onConflict((conflict) =>
        conflict.column('news_key').doUpdateSet((eb) => ({ repeat_count: eb('payment_webhook.repeat_count', '+', 1) })),
      )
      .execute();
  },

  async waiting(db: Db, now: number, limit: number): Promise<PaymentWebhook[]> {
    const rows = await db
      .selectFrom('payment_webhook')
      .selectAll()
      .where('state', '=', 'WAITING')
      .where((eb) => isDue(eb, 'next_try_at', { now, longest: longestCheckPause }))
      .orderBy('webhook_no')
      .limit(limit)
      .execute();
    return rows.map(columns.toObject);
  },

  async update(db: Db, webhookNo: number, change: PaymentWebhookChange): Promise<void> {
    await db.updateTable('payment_webhook').set(columns.toUpdate(change)).where('webhook_no', '=', webhookNo).execute();
  },

  async deleteDoneBefore(db: Db, instant: number): Promise<void> {
    await db.deleteFrom('payment_webhook').where('done_at', '<', instant).execute();
  },
};
