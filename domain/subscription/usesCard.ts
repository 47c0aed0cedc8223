import type { SubscriptionType } from './subscriptionStates.ts';

/**
 * Whether a card is charged for a ticket without its payer doing anything: it is renewed, or it was paid once and one
 * that is renewed takes its place at its end. Only such a ticket has a card to change and charges to cancel.
 *
 * @param followed whether another ticket waits for its end
 */
export const usesCard = (type: SubscriptionType, followed: boolean): boolean => type === 'RECURRING' || followed;
