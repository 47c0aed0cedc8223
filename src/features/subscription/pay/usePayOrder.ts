import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import { useOnReturn } from '#src/lib/browser/useOnReturn.ts';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';
import { useWindowTrip } from '../window/useWindowTrip.ts';
import type { AgreedTo } from './usePurchaseAgreements.ts';

interface Purchase {
  subscriptionProductNo: number;
  /** As it was shown: at another price by now nothing is ordered. */
  expectedPrice: number;
  agreements: AgreedTo[];
}

/** Orders, then opens the company's window. */
export function usePayOrder() {
  const { openHere } = useWindowTrip();
  const pay = useSubscriptionCall(async (api, purchase: Purchase) => {
    await openHere(await api.call(subscriptionApi.order, { body: purchase }));
  });
  useOnReturn(pay.reset);
  return pay;
}
