import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';

/** Does work that needs a password confirmed within the last minutes; asks for it again when it is too old. */
export type WithGrant = <T>(work: () => Promise<T>) => Promise<T>;

/** Orders a change of the card, then opens the window in which the new one is registered. */
export function useCardOrder(withGrant: WithGrant) {
  const { goThere } = useWindowTrip();
  const order = useSubscriptionCall(async (api) => {
    goThere(await withGrant(() => api.call(subscriptionApi.orderCard)));
  });
  useOnReturn(order.reset);
  // Whoever closes the question for the password has changed nothing: there is nothing to report.
  return { ...order, stopped: order.error?.name === 'GrantRefused' };
}
