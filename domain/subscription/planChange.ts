import { type Charge, chargeFor, unusedValue } from './chargeFor.ts';
import { anchorOf, type Period, periodFrom } from './periodFrom.ts';
import { type PermissionPlan, permissionPlans } from './permissions.ts';
import { monthsOf, type SubscriptionType } from './subscriptionStates.ts';

export interface CurrentTicket {
  plan: PermissionPlan;
  type: SubscriptionType;
  productNo: number;
  price: number;
  period: Period;
  anchorDay: number;
  /** What the period cost, credit included. */
  value: number;
  /** What went back of the money in the period or is on its way back: it is in the payer's hands already. */
  returned: number;
  carry: number;
  hasCard: boolean;
}

export interface WantedTicket {
  plan: PermissionPlan;
  type: SubscriptionType;
  productNo: number;
  price: number;
}

export interface PlanChange extends Charge {
  when: 'NOW' | 'PERIOD_END';
  /** CARD: the card on file; PAYMENT, BILLING: in a window of the company */
  by: 'CARD' | 'PAYMENT' | 'BILLING';
  /** Value of unused days that is taken off. */
  credit: number;
  period: Period;
  anchorDay: number;
}

/** SAME: it is the ticket one has. CREDIT_LOST: a ticket paid once cannot give credit back. */
export type PlanChangeRefusal = 'SAME' | 'ENDS_BY_ITSELF' | 'CREDIT_LOST';

const rank = (plan: PermissionPlan) => permissionPlans.indexOf(plan);

/**
 * What of a ticket is taken off the price of one that takes its place on a day, whole won: its unused days and the credit
 * in it, less what went back. What is owed from before stays owed.
 */
export function changeCredit(
  { period, value, carry, returned }: Pick<CurrentTicket, 'period' | 'value' | 'carry' | 'returned'>,
  day: string,
): number {
  return Math.max(Math.min(0, carry), unusedValue(period, value, day) + carry - returned);
}

/**
 * What changing to another product means today. More, or paying for longer, begins today with the unused days taken off
 * the price; less waits for the period end, where only a ticket that is renewed by itself has somebody to charge.
 */
export function planChange(
  current: CurrentTicket,
  wanted: WantedTicket,
  today: string,
): { ok: true; change: PlanChange } | { ok: false; reason: PlanChangeRefusal } {
  if (current.productNo === wanted.productNo) return { ok: false, reason: 'SAME' };
  const recurring = wanted.type === 'RECURRING';
  const upgrade =
    rank(wanted.plan) > rank(current.plan) ||
    (wanted.plan === current.plan && monthsOf[wanted.type] > monthsOf[current.type]);
  if (!upgrade) {
    if (!recurring) return { ok: false, reason: 'ENDS_BY_ITSELF' };
    const period = periodFrom(current.period.end, monthsOf[wanted.type], current.anchorDay);
    const by = current.hasCard ? 'CARD' : 'BILLING';
    const later = chargeFor(wanted.price, current.carry);
    return { ok: true, change: { when: 'PERIOD_END', by, credit: 0, period, anchorDay: current.anchorDay, ...later } };
  }
  const credit = changeCredit(current, today);
  const charge = chargeFor(wanted.price, credit);
  if (!recurring && charge.carry !== 0) return { ok: false, reason: 'CREDIT_LOST' };
  const anchorDay = anchorOf(today);
  const period = periodFrom(today, monthsOf[wanted.type], anchorDay);
  const once = charge.charge === 0 ? 'CARD' : 'PAYMENT';
  const by = recurring ? (current.hasCard ? 'CARD' : 'BILLING') : once;
  return { ok: true, change: { when: 'NOW', by, credit, period, anchorDay, ...charge } };
}
