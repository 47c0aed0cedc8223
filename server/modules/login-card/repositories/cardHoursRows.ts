import { z } from 'zod';
import { type CardWindow, DEFAULT_CARD_HOURS } from '#domain/login-card/cardsAreOpen.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const stored = z.array(z.object({ fromMinute: z.int(), toMinute: z.int(), days: z.array(z.int()) }));

const readQuery = compileOnce((db, given: { academyNo: number }) =>
  db.selectFrom('card_hours').select('windows').where('academy_no', '=', given.academyNo),
);

/** When cards open the product. */
export const cardHoursRows = {
  async read(db: Db, academyNo: number): Promise<readonly CardWindow[]> {
    const [row] = (await readQuery(db, { academyNo })).rows;
    return row === undefined ? DEFAULT_CARD_HOURS : stored.parse(JSON.parse(row.windows));
  },

  async write(db: Db, academyNo: number, windows: readonly CardWindow[], now: number): Promise<void> {
    const values = { windows: JSON.stringify(windows), changed_at: now };
    await db
      .insertInto('card_hours')
      .values({ academy_no: academyNo, ...values })
      .onConflict((conflict) => conflict.column('academy_no').doUpdateSet(values))
      .execute();
  },
};
