import type { SubscriptionOrder } from '../../../../contract/subscription.ts';
import { useOnReturn } from '../../../lib/browser/useOnReturn.ts';
import { useSubscriptionCall } from '../api/useSubscriptionCall.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';

/** Does work that needs a password confirmed within the last minutes; asks for it again when it is too old. */
export type WithGrant = <T>(work: () => Promise<T>) => Promise<T>;

/** POST /api/subscription/card-orders/me, then the window in which the card is registered. */
export function useCardOrder(withGrant: WithGrant) {
  const { goThere } = useWindowTrip();
  const order = useSubscriptionCall(async (api) => {
    const path = '/api/subscription/card-orders/me';
    goThere(await withGrant(() => api.post<SubscriptionOrder>(path, {}, { idempotent: true })));
  });
  useOnReturn(order.reset);
  // Whoever closes the question for the password has changed nothing: there is nothing to say.
  return { ...order, stopped: order.error?.name === 'GrantRefused' };
}
