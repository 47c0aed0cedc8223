import { trialEndsAt } from '#domain/subscription/permissions.ts';
import { formatWon } from '#domain/text/formatWon.ts';
import { formatDateTime } from '#domain/time/formatKoreanDate.ts';
import { shiftDayKey } from '#domain/time/seoulDay.ts';
import { complimentaryTickets, readAccess } from '#server/modules/ticket/public.ts';
import type { CommandContext } from '../CommandContext.ts';
import { subscriptionOverview } from '../repositories/subscriptionOverview.ts';

/** A period by its first and last day. */
export const daysOf = (period: { periodStart: string; periodEnd: string }) =>
  `${period.periodStart}~${shiftDayKey(period.periodEnd, -1)}`;

/** Prints all that an account has: the free week, tickets given and bought, payments. */
export async function printTickets(context: CommandContext, accountNo: number): Promise<void> {
  const { db, print } = context;
  const { accountCreatedAt } = await readAccess(db, accountNo, context.now());
  const trialEnd = trialEndsAt(accountCreatedAt);
  print(`무료 체험\t${formatDateTime(trialEnd)} 전까지${trialEnd <= context.now() ? ' (끝났어요)' : ''}`);
  for (const { ticketNo, plan, startsAt, endsAt, reason } of await complimentaryTickets.ofAccount(db, accountNo)) {
    const end = endsAt === null ? '거둘 때까지' : `${formatDateTime(endsAt)} 전까지`;
    print(`무료 이용권 ${ticketNo}\t${plan}\t${formatDateTime(startsAt)}부터 ${end}\t${reason}`);
  }
  for (const one of await subscriptionOverview.ofAccount(db, accountNo)) {
    const next = one.nextPaymentDate === null ? '' : `다음 결제 ${one.nextPaymentDate}`;
    const more = [
      next,
      one.nextTryDate === null ? '' : `다시 시도 ${one.nextTryDate}`,
      one.cancelAtPeriodEnd ? '해지 예약' : '',
      one.endReason ?? '',
    ].filter((text) => text !== '');
    print(
      `구독 ${one.subscriptionNo}\t${one.state}\t${one.title}\t${formatWon(one.price)}\t${daysOf(one)}\t${more.join(', ')}`,
    );
  }
  for (const paid of await subscriptionOverview.paymentsOf(db, accountNo)) {
    const back = paid.amount === paid.balance ? '' : `돌려준 금액 ${formatWon(paid.amount - paid.balance)}`;
    print(
      `결제 ${paid.paymentNo}\t${formatDateTime(paid.approvedAt)}\t${formatWon(paid.amount)}\t${paid.card ?? ''}\t${paid.title}\t${back}`,
    );
  }
}
