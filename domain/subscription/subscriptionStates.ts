/** How a ticket is sold. All but RECURRING are paid once and end by themselves. */
export const subscriptionTypes = ['MONTHLY', 'QUARTERLY', 'YEARLY', 'RECURRING'] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

/** Calendar months that one payment opens. */
export const monthsOf: Readonly<Record<SubscriptionType, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  YEARLY: 12,
  RECURRING: 1,
};

/**
 * - PENDING: the first charge was asked for and its outcome is not known.
 * - SCHEDULED: takes the place of another at its period end.
 * - ACTIVE: paid. - PAST_DUE: a renewal was declined; open until the last try.
 * - ENDED, REFUNDED, EXPIRED_INCOMPLETE: over for good; whoever comes back gets a new subscription.
 */
export const subscriptionStates = [
  'PENDING',
  'SCHEDULED',
  'ACTIVE',
  'PAST_DUE',
  'ENDED',
  'REFUNDED',
  'EXPIRED_INCOMPLETE',
] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Not over: money is or may still be asked for. */
export const runningStates = ['PENDING', 'SCHEDULED', 'ACTIVE', 'PAST_DUE'] as const satisfies SubscriptionState[];

/** OPEN: nothing was charged. CHECKING: money may have moved; the company is asked until it is known. */
export const orderStates = ['OPEN', 'CHECKING', 'PAID', 'DECLINED', 'EXPIRED'] as const;
export type OrderState = (typeof orderStates)[number];

/**
 * - PAYMENT: paid in the window of the company, once. - BILLING: a card is put on file there, then charged.
 * - CARD: the card on file is charged, or nothing is. - CARD_CHANGE: another card is put on file.
 */
export const orderKinds = ['PAYMENT', 'BILLING', 'CARD', 'CARD_CHANGE'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What was declined, in words that explain what to do next. */
export const declineReasons = [
  /** Limit or balance: the same card may work later. */
  'CARD_REFUSED',
  /** Expired, stopped or deleted: another card is needed. */
  'CARD_UNUSABLE',
  /** The window was left or its time was over. */
  'ABANDONED',
  /** Our side: nothing was paid, a person looks at it. */
  'NOT_AVAILABLE',
] as const;
export type DeclineReason = (typeof declineReasons)[number];
