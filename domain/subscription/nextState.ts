import type { SubscriptionState } from './subscriptionStates.ts';

/**
 * What happens to a subscription. DECLINED: a further try follows; GIVEN_UP: none does. REPLACED: another plan takes its
 * place. PERIOD_OVER: its end came and nothing renews it.
 */
export type SubscriptionEvent =
  | 'APPROVED'
  | 'DECLINED'
  | 'GIVEN_UP'
  | 'CANCELLED'
  | 'PERIOD_OVER'
  | 'REPLACED'
  | 'REFUNDED';

const table: Readonly<Record<SubscriptionState, Partial<Record<SubscriptionEvent, SubscriptionState>>>> = {
  PENDING: { APPROVED: 'ACTIVE', DECLINED: 'EXPIRED_INCOMPLETE', GIVEN_UP: 'EXPIRED_INCOMPLETE' },
  // Its first charge is the renewal of the one before it; while that is declined, the one before is past due.
  SCHEDULED: { APPROVED: 'ACTIVE', GIVEN_UP: 'ENDED', CANCELLED: 'ENDED', REPLACED: 'ENDED', REFUNDED: 'ENDED' },
  // A cancel only sets a flag here: the paid days stay open.
  ACTIVE: {
    APPROVED: 'ACTIVE',
    DECLINED: 'PAST_DUE',
    GIVEN_UP: 'ENDED',
    CANCELLED: 'ACTIVE',
    PERIOD_OVER: 'ENDED',
    REPLACED: 'ENDED',
    REFUNDED: 'REFUNDED',
  },
  // Nothing is paid that could be used up: a cancel ends it at once.
  PAST_DUE: { APPROVED: 'ACTIVE', DECLINED: 'PAST_DUE', GIVEN_UP: 'ENDED', CANCELLED: 'ENDED', PERIOD_OVER: 'ENDED' },
  ENDED: {},
  REFUNDED: {},
  EXPIRED_INCOMPLETE: {},
};

/** The state after an event, or null when it cannot happen in that state. ENDED and its like are final. */
export function nextState(state: SubscriptionState, event: SubscriptionEvent): SubscriptionState | null {
  return table[state][event] ?? null;
}
