import { addSeoulMonths } from '#domain/account/addSeoulMonths.ts';
import type { AccountStatus } from '#domain/account/statuses.ts';
import { retentionTuning } from '#domain/account/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { growOld, purgeWithdrawals, unusedAccounts } from '#server/modules/account/public.ts';
import type { StatusContext } from '#server/modules/status/public.ts';
import { keepTrying } from '#server/modules/subscription/public.ts';

/** Months differ in length: a little too early is looked at again, too late is not. */
const SLACK = 3 * DAY;
const AT_A_TIME = 200;
const STATUSES: readonly AccountStatus[] = ['WAIT', 'ACTIVE', 'INACTIVE', 'DORMANT', 'NO_AFFILIATION'];

/**
 * Looks after accounts that somebody has left and accounts that nobody uses: notices 30 and 7 days before they fall
 * asleep, falling asleep, erasing. Running it again at once changes nothing, so it may run as often as one likes, on
 * several nodes as well. One account that fails holds up none of the others.
 *
 * @throws the first failure, when all others are done
 */
export async function careForAccounts(context: StatusContext): Promise<void> {
  const failures: unknown[] = [];
  for (const work of [purgeWithdrawals, careForUnused]) {
    await work(context).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function careForUnused(context: StatusContext): Promise<void> {
  const failures: unknown[] = [];
  const [firstNotice] = retentionTuning.noticeDays;
  const before = addSeoulMonths(context.now, -retentionTuning.dormantAfterMonths) + firstNotice * DAY + SLACK;
  let after = 0;
  for (;;) {
    const found = await unusedAccounts.next(context.db, { statuses: STATUSES, before, after, limit: AT_A_TIME });
    await keepTrying(found, (accountNo) => growOld(context, accountNo)).catch((error) => failures.push(error));
    after = found.at(-1) ?? after;
    if (found.length < AT_A_TIME) break;
  }
  if (failures.length > 0) throw failures[0];
}
