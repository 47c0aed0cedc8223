import { type CurrentTicket, type PlanChange, planChange } from '#domain/subscription/planChange.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { AppError } from '#server/errors/AppError.ts';
import { paymentCards, type StoredPaymentCard } from '../repositories/paymentCards.ts';
import { subscriptionPeriods } from '../repositories/subscriptionPeriods.ts';
import { type PricedProduct, subscriptionProducts } from '../repositories/subscriptionProducts.ts';
import { type Subscription, subscriptions } from '../repositories/subscriptions.ts';
import { returnedOf } from './creditOf.ts';

export interface WeighedChange {
  ticket: Subscription;
  product: PricedProduct;
  card: StoredPaymentCard | undefined;
  change: PlanChange;
}

const refusals = {
  SAME: '지금 쓰고 있는 이용권과 같습니다.',
  ENDS_BY_ITSELF: '이 이용권은 지금 이용권이 끝난 뒤에 새로 구매할 수 있습니다.',
  CREDIT_LOST:
    '지금 이용권의 남은 금액이 더 커서 바꿀 수 없습니다. 기간이 끝난 뒤에 구매하거나 정기 이용권을 골라 주십시오.',
} as const;

/**
 * What changing to a product means now.
 *
 * @throws AppError NOT_FOUND for what is not sold; TICKET_STATE without a paid ticket, and where it cannot be changed
 */
export async function weighChange(
  { db, now }: { db: Db; now: number },
  accountNo: number,
  productNo: number,
): Promise<WeighedChange> {
  const product = await subscriptionProducts.find(db, productNo, now);
  if (product?.status !== 'ON_SALE') throw new AppError('NOT_FOUND');
  const ticket = await subscriptions.live(db, accountNo);
  if (ticket === undefined) throw refused('바꿀 이용권이 없습니다. 이용권을 먼저 구매해 주십시오.');
  if (ticket.state === 'PAST_DUE')
    throw refused('결제되지 않은 이용권은 바꿀 수 없습니다. 결제 카드를 먼저 바꿔 주십시오.');
  if (ticket.cancelAtPeriodEnd) throw refused('해지를 예약한 이용권입니다. 해지를 취소한 뒤에 바꿀 수 있습니다.');
  const today = seoulDay(now);
  if (ticket.periodEnd <= today) throw refused('오늘 다음 기간이 결제됩니다. 결제가 끝난 뒤에 바꿔 주십시오.');
  const current = await subscriptionProducts.find(db, ticket.productNo, now);
  const period = await subscriptionPeriods.find(db, ticket.subscriptionNo, ticket.periodStart);
  if (current === undefined || period === undefined) throw refused(refusals.ENDS_BY_ITSELF);
  const card = await paymentCards.current(db, accountNo);
  const from: CurrentTicket = {
    plan: current.plan,
    type: current.type,
    productNo: current.productNo,
    price: ticket.price,
    period: { start: ticket.periodStart, end: ticket.periodEnd },
    anchorDay: ticket.anchorDay,
    value: period.price,
    returned: await returnedOf(db, ticket, period),
    carry: ticket.carry,
    hasCard: card !== undefined,
  };
  const weighed = planChange(from, product, today);
  if (!weighed.ok) throw refused(refusals[weighed.reason]);
  return { ticket, product, card, change: weighed.change };
}

const refused = (message: string) => new AppError('TICKET_STATE', { message });
