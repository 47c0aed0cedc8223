import type { App } from '../plugins/App.ts';
import type { PaymentContext } from '../use-cases/subscription/PaymentContext.ts';
import { askPriceConsents, askRenewalMails } from '../use-cases/subscription/run/askRenewalMails.ts';
import { endPeriods } from '../use-cases/subscription/run/endPeriods.ts';
import { reconcilePayments } from '../use-cases/subscription/run/reconcilePayments.ts';
import { reconcileTransactions } from '../use-cases/subscription/run/reconcileTransactions.ts';
import { renewDueSubscriptions, retryFailedCharges } from '../use-cases/subscription/run/renewDueSubscriptions.ts';
import { careForAccounts } from './careForAccounts.ts';
import type { Job } from './Job.ts';
import { sweepOldRows } from './sweepOldRows.ts';

/** Everything the product does by the clock of Seoul. Seconds and minutes differ, so that not all begin together. */
export function listJobs(app: App): Job[] {
  const { database, clock, secrets, payment } = app.services;
  const { db } = database;
  const withMoney = (work: (context: PaymentContext) => Promise<void>) => (isStopping: () => boolean) =>
    work({ db, now: clock(), secrets, payment, isStopping });
  return [
    { name: 'mails', pattern: '*/30 * * * * *', run: () => app.mailRun.run() },
    { name: 'sweep', pattern: '0 7 * * * *', run: () => sweepOldRows(db, clock()) },
    { name: 'accounts', pattern: '0 17 * * * *', run: withMoney(careForAccounts) },
    // What was asked of the payment company and not answered: renewals and first payments wait for it.
    { name: 'payment-answers', pattern: '20 * * * * *', run: withMoney(reconcilePayments) },
    { name: 'payment-books', pattern: '0 40 4 * * *', run: withMoney(reconcileTransactions) },
    { name: 'ticket-renewals', pattern: '40 * * * * *', run: withMoney(renewDueSubscriptions) },
    { name: 'ticket-retries', pattern: '0 */10 * * * *', run: withMoney(retryFailedCharges) },
    { name: 'ticket-ends', pattern: '50 */5 * * * *', run: withMoney(endPeriods) },
    // Nobody wants mail about money in the night.
    { name: 'renewal-mails', pattern: '0 12 9-20 * * *', run: withMoney(askRenewalMails) },
    { name: 'price-questions', pattern: '0 22 9-20 * * *', run: withMoney(askPriceConsents) },
  ];
}
