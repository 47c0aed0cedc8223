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

const answering = compileOnce((db, given: Owner & { response: string | null; reference: number | null }) =>
  db
    .updateTable('idempotency_key')
    .set({ response: given.response, reference: given.reference })
    .where('account_no', '=', given.accountNo)
    .where('idempotency_key', '=', given.key),
);

const counting = compileOnce((db, given: { accountNo: number; day: string }) =>
  db
    .insertInto('idempotency_day')
    .values({ account_no: given.accountNo, day: given.day, kept_count: 1 })
    .onConflict((conflict) =>
      conflict.column('account_no').doUpdateSet((eb) => ({
        day: eb.ref('excluded.day'),
        kept_count: eb
          .case()
          .when('idempotency_day.day', '=', eb.ref('excluded.day'))
          .then(eb('idempotency_day.kept_count', '+', 1))
          .else(1)
          .end(),
      })),
    )
    .returning('kept_count'),
);

/** What is kept of an answer: itself as JSON, or what it is built from again. */
export type KeptAnswer = { response: string } | { reference: number };

export const idempotencyKeys = {
  /** Writes the key and returns null, or returns what is already stored under it. */
  async claim(
    trx: Trx,
    { accountNo, key, requestHash, now }: Owner & { requestHash: string; now: number },
  ): Promise<{ requestHash: string; answer: KeptAnswer } | null> {
    const { rows } = await claiming(trx, { accountNo, key, requestHash, now });
    if (rows.length > 0) return null;
    const stored = await trx
      .selectFrom('idempotency_key')
      .select(['request_hash', 'response', 'reference'])
      .where('account_no', '=', accountNo)
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    const { request_hash: hash, response, reference } = stored;
    return { requestHash: hash, answer: reference === null ? { response: response ?? 'null' } : { reference } };
  },

  async saveAnswer(trx: Trx, owner: Owner, answer: KeptAnswer): Promise<void> {
    await answering(trx, { ...owner, response: null, reference: null, ...answer });
  },

  /** Counts one more key of the account. @returns how many it is today. @param day in Seoul, `YYYY-MM-DD` */
  async count(trx: Trx, accountNo: number, day: string): Promise<number> {
    const { rows } = await counting(trx, { accountNo, day });
    return rows[0]?.kept_count ?? 0;
  },

  async deleteOlderThan(trx: Trx, instant: number): Promise<void> {
    await trx.deleteFrom('idempotency_key').where('created_at', '<', instant).execute();
  },
};
