import { addSeoulMonths } from '#domain/account/addSeoulMonths.ts';
import { dormancyStage } from '#domain/account/dormancy.ts';
import { retentionTuning } from '#domain/account/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { queueMail } from '#server/modules/mail/public.ts';
import { changeAccountStatus, type StatusContext } from '#server/modules/status/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { auditLog } from '#server/repositories/auditLog.ts';
import { purgeAccount } from './purgeAccount.ts';
import { type UnusedAccount, unusedAccounts } from './repositories/unusedAccounts.ts';

const SYSTEM = { kind: 'SYSTEM', name: 'careForAccounts' } as const;
const NOTICED = 'DORMANCY_NOTICE';
const [, LAST_NOTICE_DAYS] = retentionTuning.noticeDays;

/**
 * Takes the one step that is due for an account nobody uses. Nobody falls asleep without the last notice having been out
 * for its seven days, even when the server itself was asleep for weeks.
 */
export async function growOld(context: StatusContext, accountNo: number): Promise<void> {
  await withTransaction(context.db, async (db) => {
    const inner = { ...context, db };
    // Read inside: somebody may have come back since the list was made.
    const account = await unusedAccounts.find(db, accountNo);
    if (account === undefined) return;
    if (account.status === 'ACTIVE') await growDrowsy(inner, account);
    else if (mayBeErased(account, context.now)) await purgeAccount(inner, accountNo);
  });
}

/** Two years of sleep, also for an account that fell asleep late. Whoever has left or is leaving is none of this. */
function mayBeErased({ status, lastSeenAt, dormantAt }: UnusedAccount, now: number): boolean {
  if (status === 'WITHDRAWAL' || status === 'WITHDRAWAL_REQUEST') return false;
  const sleptLong = dormantAt === null || addSeoulMonths(dormantAt, retentionTuning.purgeAfterDormantMonths) <= now;
  return sleptLong && dormancyStage(lastSeenAt, now) === 'PURGE';
}

async function growDrowsy(context: StatusContext, account: UnusedAccount): Promise<void> {
  const { db, now } = context;
  const { accountNo, notice } = account;
  const stage = dormancyStage(account.lastSeenAt, now);
  if (stage === 'ACTIVE') return;
  if (stage === 'NOTICE_30') {
    if (notice === null) await giveNotice(context, account, 'NOTICE_30');
    return;
  }
  if (notice !== 'NOTICE_7') return giveNotice(context, account, 'NOTICE_7');
  if (stage === 'NOTICE_7') return;
  const noticedAt = (await auditLog.lastAt(db, accountNo, NOTICED)) ?? now;
  if (now - noticedAt < LAST_NOTICE_DAYS * DAY) return;
  await changeAccountStatus(context, { accountNo, to: 'DORMANT', actor: SYSTEM });
}

async function giveNotice(
  context: StatusContext,
  { accountNo, lastSeenAt }: UnusedAccount,
  notice: 'NOTICE_30' | 'NOTICE_7',
): Promise<void> {
  const { db, now } = context;
  const planned = addSeoulMonths(lastSeenAt, retentionTuning.dormantAfterMonths);
  const dormantOn = Math.max(planned, now + LAST_NOTICE_DAYS * DAY);
  await unusedAccounts.setNotice(db, accountNo, notice);
  const { site, name, email } = await accounts.mailAddress(db, accountNo);
  if (email !== null) {
    await queueMail(context, { accountNo, to: email, template: 'DORMANCY_NOTICE', fields: { site, name, dormantOn } });
  }
  await auditLog.append(db, {
    at: now,
    actorKind: 'SYSTEM',
    actor: SYSTEM.name,
    event: NOTICED,
    accountNo,
    details: { notice, mailed: email !== null },
  });
}
