import type { SubscriptionOrder } from '../../../../contract/subscription.ts';
import { useOnReturn } from '../../../lib/browser/useOnReturn.ts';
import { useSubscriptionCall } from '../api/useSubscriptionCall.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';
import type { AgreedTo } from './usePurchaseAgreements.ts';

interface Purchase {
  subscriptionProductNo: number;
  /** As it was shown: at another price by now nothing is ordered. */
  expectedPrice: number;
  agreements: AgreedTo[];
}

/** POST /api/subscription/orders/me, then the company's window. */
export function usePayOrder() {
  const { openHere } = useWindowTrip();
  const pay = useSubscriptionCall(async (api, purchase: Purchase) => {
    await openHere(await api.post<SubscriptionOrder>('/api/subscription/orders/me', purchase, { idempotent: true }));
  });
  useOnReturn(pay.reset);
  return pay;
}
