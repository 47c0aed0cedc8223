import { refreshItemStatistics } from '#server/modules/item-statistics/public.ts';
import { pushRecords } from '#server/modules/learning-record/public.ts';
import {
  dropOldContracts,
  endPeriods,
  type PaymentContext,
  reconcilePayments,
  reconcileTransactions,
  renewDueSubscriptions,
  requestPriceConsents,
  retryFailedCharges,
  sendRenewalMails,
} from '#server/modules/subscription/public.ts';
import { checkBooks, WatchMarks } from '#server/modules/watch/public.ts';
import { dropOldBackups } from '../backup/dropOldBackups.ts';
import { leavingFile } from '../backup/leavingFile.ts';
import { type BackupPlace, backupKeyOf, makeBackup } from '../backup/makeBackup.ts';
import { tombstoneFile } from '../backup/tombstoneFile.ts';
import type { App } from '../plugins/App.ts';
import { careForAccounts } from './careForAccounts.ts';
import type { Job } from './Job.ts';
import { sweepOldRows } from './sweepOldRows.ts';

/** Everything the product does by the clock of Seoul. Seconds and minutes differ, so that not all begin together. */
export function listJobs(app: App): Job[] {
  const { database, clock, env, secrets, payment } = app.services;
  const { db } = database;
  const place = { db, env, secrets };
  const withMoney = (work: (context: PaymentContext) => Promise<void>) => (isStopping: () => boolean) =>
    work({ db, now: clock(), secrets, payment, isStopping });
  return [
    { name: 'mails', pattern: '*/30 * * * * *', run: () => app.mailRun.run() },
    { name: 'sweep', pattern: '0 7 * * * *', run: () => sweepOldRows(db, clock()) },
    { name: 'accounts', pattern: '0 17 * * * *', run: withMoney(careForAccounts) },
    // Also with no backup: the list has to outlive the database.
    { name: 'tombstones', pattern: '30 17,47 * * * *', run: () => keepTombstones(place) },
    // What was asked of the payment company and not answered: renewals and first payments wait for it.
    { name: 'payment-answers', pattern: '20 * * * * *', run: withMoney(reconcilePayments) },
    { name: 'payment-books', pattern: '0 40 4 * * *', run: withMoney(reconcileTransactions) },
    { name: 'old-contracts', pattern: '0 25 5 * * *', run: withMoney(dropOldContracts) },
    { name: 'ticket-renewals', pattern: '40 * * * * *', run: withMoney(renewDueSubscriptions) },
    { name: 'ticket-retries', pattern: '0 */10 * * * *', run: withMoney(retryFailedCharges) },
    { name: 'ticket-ends', pattern: '50 */5 * * * *', run: withMoney(endPeriods) },
    { name: 'ledger-check', pattern: '0 25 3 * * *', run: (isStopping) => checkLedgers(app, isStopping) },
    {
      name: 'item-statistics',
      pattern: '0 55 3 * * *',
      run: (isStopping) => refreshItemStatistics(db, clock(), isStopping),
    },
    { name: 'learning-records', pattern: '15 * * * * *', run: (isStopping) => sendLearningRecords(app, isStopping) },
    { name: 'backup', pattern: '0 27 * * * *', run: () => backUp(place, clock()) },
    // Nobody wants mail about money in the night.
    { name: 'renewal-mails', pattern: '0 12 9-20 * * *', run: withMoney(sendRenewalMails) },
    { name: 'price-questions', pattern: '0 22 9-20 * * *', run: withMoney(requestPriceConsents) },
  ];
}

/** Sends the learning records of institutions that have it on to the place of the settings. */
async function sendLearningRecords({ services }: App, isStopping: () => boolean): Promise<void> {
  const { database, clock, env, secrets, policies, records: store } = services;
  const rules = { settings: env.records, policies };
  await pushRecords({ db: database.db, now: clock(), secrets, store, origins: env.origins, ...rules }, isStopping);
}

/** Adds up all ledgers once a night, and reports to whoever watches what it found. */
async function checkLedgers(app: App, isStopping: () => boolean): Promise<void> {
  const { database, clock } = app.services;
  const found = await checkBooks(database.db, isStopping);
  if (found === null) return;
  await WatchMarks.write(database.db, 'books', { at: clock(), problems: found.count });
  if (found.count > 0) app.log.error({ problems: found.listed }, 'the books do not add up');
}

/** Makes the backup of the hour where the settings name a folder, and drops those that need not be kept any more. */
async function backUp(place: BackupPlace, now: number): Promise<void> {
  const { dir } = place.env.operations.backup;
  if (dir === null) return;
  await makeBackup(place, dir, now);
  await dropOldBackups(dir, now);
}

/** Writes whoever was erased or asked to leave into the lists beside the backups, soon after it happened. */
async function keepTombstones({ db, env }: BackupPlace): Promise<void> {
  const { dir } = env.operations.backup;
  if (dir === null) return;
  await tombstoneFile.keep(db, dir, backupKeyOf(env));
  await leavingFile.keep(db, dir, backupKeyOf(env));
}
