import type { SiteName } from '#contract/site.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { idSeries } from './repositories/idSeries.ts';

/** Chosen, or which letters the institution has already; null where another institution has these. */
export type ChosenLetters = { ok: true } | { ok: false; own: string | null };

/** Chooses the letters with which an institution's ids begin: once, and no other institution of the site has them. */
export async function chooseLetters(
  { db, now }: { db: Db; now: number },
  given: { academyNo: number; site: SiteName; letters: string; operator: string },
): Promise<ChosenLetters> {
  const { academyNo, letters, operator } = given;
  return withTransaction(db, async (trx): Promise<ChosenLetters> => {
    if (!(await idSeries.choose(trx, given))) {
      return { ok: false, own: (await idSeries.find(trx, academyNo))?.letters ?? null };
    }
    const actor = { actorKind: 'OPERATOR', actor: operator } as const;
    await auditLog.append(trx, { at: now, ...actor, event: 'ID_LETTERS_CHOSEN', academyNo, details: { letters } });
    return { ok: true };
  });
}
