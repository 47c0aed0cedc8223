import { Kysely } from 'kysely';
import { readShop } from '#server/content/readShop.ts';
import { openSqlite } from '#server/db/engines/openSqlite.ts';
import { runExclusivePerAccount } from '#server/db/runExclusivePerAccount.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { buyItem } from '#server/modules/aquarium/buyItem.ts';
import { keptChange } from '#server/modules/aquarium/keptChange.ts';
import { saveAnswer } from '#server/modules/mission/saveAnswer.ts';
import { idempotencyKeys } from '#server/repositories/idempotencyKeys.ts';

/** Stand in a recorded statement for a value that changes from write to write. */
const SLOTS = { seq: 7_654_321, requestKey: 'recorded-request-key' };

/**
 * What the two measured routes do behind HTTP, and the statements that this takes.
 *
 * @param {string} dataDir
 * @param {string} contentDir
 * @param {{ accountNo: number, attempt: { attemptNo: number, key: string } }} student
 */
export async function openProductWrites(dataDir, contentDir, { accountNo, attempt }) {
  let heard = null;
  const sqlite = openSqlite(dataDir);
  const db = new Kysely({ dialect: sqlite.props.dialect, log: ({ query }) => heard?.push(query) });
  const shop = await readShop(contentDir);
  const [cheapest] = [...shop.values()].filter(({ kind, minLevel }) => kind === 'food' && minLevel <= 1);
  const context = (owner) => ({ db, now: Date.now(), random: Math.random, accountNo: owner, site: 'edu' });

  const save = (seq) => saveAnswer(context(accountNo), attempt.attemptNo, { key: attempt.key, value: 'O', seq });
  const buy = (owner, key) =>
    runExclusivePerAccount(db, owner, () =>
      withTransaction(db, async (trx) => {
        const { now } = context(owner);
        await idempotencyKeys.claim(trx, { accountNo: owner, key, requestHash: 'h'.repeat(43), now });
        const answer = await buyItem({ ...context(owner), db: trx }, shop, { itemId: cheapest.itemId, quantity: 1 });
        const kept = { response: JSON.stringify(keptChange.shorten(answer)) };
        await idempotencyKeys.saveAnswer(trx, { accountNo: owner, key }, kept);
        return answer;
      }),
    );

  async function record(work, slotsOf) {
    heard = [];
    const answer = await work();
    const slots = new Map(slotsOf(answer));
    const statements = heard
      .filter(({ sql }) => !/^(begin|start|commit|savepoint|release)\b/.test(sql))
      .map(({ sql, parameters }) => ({
        sql,
        parameters: parameters.map((value) => (slots.has(value) ? { slot: slots.get(value) } : value)),
      }));
    heard = null;
    return { statements, answer };
  }

  return {
    save,
    buy,
    itemId: cheapest.itemId,
    recordSave: () =>
      record(
        () => save(SLOTS.seq),
        () => [
          [SLOTS.seq, 'seq'],
          [accountNo, 'accountNo'],
          [attempt.attemptNo, 'attemptNo'],
        ],
      ),
    recordBuy: () =>
      record(
        () => buy(accountNo, SLOTS.requestKey),
        ({ purchaseNo }) => [
          [accountNo, 'accountNo'],
          [SLOTS.requestKey, 'requestKey'],
          [String(purchaseNo), 'purchaseNo'],
        ],
      ),
    async close() {
      await db.destroy();
      sqlite.release();
    },
  };
}
