import { compileOnce } from '../db/compileOnce.ts';
import type { Trx } from '../db/Db.ts';

interface Owner {
  accountNo: number;
  key: string;
}

const claiming = compileOnce((db, given: Owner & { requestHash: string; now: number }) =>
  db
    .insertInto('idempotency_key')
    .values({
      account_no: given.accountNo,
      idempotency_key: given.key,
      request_hash: given.requestHash,
      response: null,
      created_at: given.now,
    })
    .onConflict((conflict) => conflict.columns(['account_no', 'idempotency_key']).doNothing())
    .returning('idempotency_key'),
);

const answering = compileOnce((db, given: Owner & { response: string }) =>
  db
    .updateTable('idempotency_key')
    .set({ response: given.response })
    .where('account_no', '=', given.accountNo)
    .where('idempotency_key', '=', given.key),
);

export const idempotencyKeys = {
  /** Writes the key and returns null, or returns what is already stored under it. */
  async claim(
    trx: Trx,
    { accountNo, key, requestHash, now }: Owner & { requestHash: string; now: number },
  ): Promise<{ requestHash: string; response: string } | null> {
    const { rows } = await claiming(trx, { accountNo, key, requestHash, now });
    if (rows.length > 0) return null;
    const stored = await trx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'response'])
      .where('account_no', '=', accountNo)
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    return { requestHash: stored.request_hash, response: stored.response ?? 'null' };
  },

  async saveResponse(trx: Trx, { accountNo, key, response }: Owner & { response: string }): Promise<void> {
    await answering(trx, { accountNo, key, response });
  },

  async deleteOlderThan(trx: Trx, instant: number): Promise<void> {
    await trx.deleteFrom('idempotency_key').where('created_at', '<', instant).execute();
  },
};
