import type { Db } from '#server/db/Db.ts';
import { installation } from '#server/repositories/installation.ts';

const MARK = 'payments.heldSince';
const NONE = '';

/**
 * After a backup was restored our books lack what was paid since. Until they were compared with the company's no renewal
 * is begun: a month that was paid already would be charged again.
 */
export const paymentHold = {
  async set(db: Db, now: number): Promise<void> {
    await installation.write(db, MARK, String(now));
  },

  async isOn(db: Db): Promise<boolean> {
    return ((await installation.read(db, MARK)) ?? NONE) !== NONE;
  },

  async lift(db: Db): Promise<void> {
    if (await paymentHold.isOn(db)) await installation.write(db, MARK, NONE);
  },
};
