import { addSeoulMonths } from '#domain/account/addSeoulMonths.ts';
import { type AgingTicket, closedChains } from '#domain/subscription/closedChains.ts';
import { keepingTuning } from '#domain/subscription/tuning.ts';
import { seoulDayStart, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { Trx } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { auditPayment } from '../auditPayment.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { oldContracts } from '../repositories/oldContracts.ts';
import { withAccountLock } from '../withAccountLock.ts';
import { keepTrying } from './keepTrying.ts';

const AT_ONCE = 200;

/**
 * Deletes contracts, payments and refunds that the law no longer wants kept (전자상거래법 시행령 제6조, 개인정보 보호법
 * 제21조): whole tickets with all that hangs on them, five years after the last thing happened to them. The sums of their
 * payments stay, without a name. It goes by age alone, so a backup that is restored is cleaned by the next run.
 */
export async function dropOldContracts(context: PaymentContext): Promise<void> {
  const { db, now, isStopping = () => false } = context;
  await oldContracts.dropUnfinishedConsents(db, now - keepingTuning.unfinishedConsent);
  // The day itself is kept whole: what was closed on it goes on the day after five years.
  const before = seoulDayStart(addSeoulMonths(now, -keepingTuning.contractMonths));
  for (let after = 0; !isStopping(); ) {
    const found = await oldContracts.accounts(db, { before, after, limit: AT_ONCE });
    await keepTrying(found, (accountNo) => dropOf(context, accountNo, before), isStopping);
    after = found.at(-1) ?? after;
    if (found.length < AT_ONCE) break;
  }
  await dropStrays(context, before);
}

async function dropOf(context: PaymentContext, accountNo: number, before: number): Promise<void> {
  const { now } = context;
  await withAccountLock(context, accountNo, async (db) => {
    if (await oldContracts.isAsked(db, accountNo)) return;
    const ticketNos = closedChains(await agingTickets(db, accountNo), before).flat();
    if (ticketNos.length > 0) {
      const paymentNos = await oldContracts.paymentsOf(db, ticketNos);
      await oldContracts.retirePayments(db, paymentNos, now);
      await oldContracts.dropTickets(db, ticketNos);
      const details = { tickets: ticketNos.length, payments: paymentNos.length };
      await auditPayment(db, now, { event: 'CONTRACTS_DROPPED', accountNo, details });
    }
    await oldContracts.dropOrders(db, accountNo, before);
    await oldContracts.dropConsents(db, accountNo, before);
    await oldContracts.dropRest(db, accountNo, before);
  });
}

async function agingTickets(db: Trx, accountNo: number): Promise<AgingTicket[]> {
  const movements = await oldContracts.movements(db, accountNo);
  const tickets = await oldContracts.tickets(db, accountNo);
  return tickets.map(({ no, replacesNo, nextNo, state, periodEnd, endedAt }) => {
    const own = movements.filter(({ ticketNo }) => ticketNo === no);
    const open = oldContracts.isOpen(state) || own.some(({ at }) => at === null);
    const last = own.reduce((latest, { at }) => Math.max(latest, at ?? 0), endedAt ?? 0);
    return {
      no,
      replacesNo,
      nextNo,
      // A ticket that was never paid has no days that were supplied.
      closedAt: open ? null : state === 'ENDED' ? Math.max(last, startOfDayKey(periodEnd)) : last,
    };
  });
}

/** Money that was never ours to keep and went back: it hangs on no ticket. */
async function dropStrays({ db, now }: PaymentContext, before: number): Promise<void> {
  for (;;) {
    const found = await oldContracts.strayPayments(db, before, AT_ONCE);
    await withTransaction(db, (trx) => oldContracts.retirePayments(trx, found, now));
    if (found.length < AT_ONCE) return;
  }
}
