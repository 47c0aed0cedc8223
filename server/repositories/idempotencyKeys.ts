import type { Trx } from '../db/Db.ts';

interface Owner {
  accountNo: number;
  key: string;
}

export const idempotencyKeys = {
  /** Writes the key and returns null, or returns what is already stored under it. */
  async claim(
    trx: Trx,
    { accountNo, key, requestHash, now }: Owner & { requestHash: string; now: number },
  ): Promise<{ requestHash: string; response: string } | null> {
    const inserted = await trx
      .insertInto('idempotency_key')
      .values({
        account_no: accountNo,
        idempotency_key: key,
        request_hash: requestHash,
        response: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['account_no', 'idempotency_key']).doNothing())
      .returning('idempotency_key')
      .executeTakeFirst();
    if (inserted) return null;
    const stored = await trx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'response'])
      .where('account_no', '=', accountNo)
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return { requestHash: stored.request_hash, response: stored.response ?? 'null' };
  },

  async saveResponse(trx: Trx, { accountNo, key, response }: Owner & { response: string }): Promise<void> {
    await trx
      .updateTable('idempotency_key')
      .set({ response })
      .where('account_no', '=', accountNo)
      .where('idempotency_key', '=', key)
      .execute();
  },

  async deleteOlderThan(trx: Trx, instant: number): Promise<void> {
    await trx.deleteFrom('idempotency_key').where('created_at', '<', instant).execute();
  },
};
