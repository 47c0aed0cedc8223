import type { SiteName } from '#contract/site.ts';
import { idOfSeries } from '#domain/roster/idOfSeries.ts';
import type { Db } from '#server/db/Db.ts';
import { newAccounts } from '#server/repositories/newAccounts.ts';

/** The ids that the next students of an institution would get, one with each call; nothing is taken. */
export function proposeIds(db: Db, site: SiteName, series: { letters: string; nextNo: number }): () => Promise<string> {
  let no = series.nextNo;
  return async () => {
    for (; ; no += 1) {
      const accountId = idOfSeries(series.letters, no);
      if (await newAccounts.isTaken(db, site, accountId)) continue;
      no += 1;
      return accountId;
    }
  };
}
