import type { z } from 'zod';
import { subscriptionApi } from '#contract/endpoints/subscription.ts';
import type { startPayerIdentityBody } from '#contract/payer.ts';
import { openIdentityWindow } from '#src/lib/identity/openIdentityWindow.ts';
import { useSubscriptionCall } from '../useSubscriptionCall.ts';

interface Consent {
  subscriptionProductNo: number;
  price: number;
  identityVerificationId: string;
}

/**
 * Verifies who pays by phone; then that person's consent to this product at this price is recorded.
 *
 * @param onKnown the payer is known: what was typed is of no more use
 */
export function usePayerCheck(onKnown: () => void) {
  const confirm = useSubscriptionCall(async (api, consent: Consent) => {
    const agreed = await api.call(subscriptionApi.agreeToPurchase, { body: consent });
    onKnown();
    return agreed;
  });
  const open = useSubscriptionCall(
    async (api, { price, ...payer }: z.infer<typeof startPayerIdentityBody> & { price: number }) => {
      const start = await api.call(subscriptionApi.startIdentity, { body: payer });
      await openIdentityWindow(start, { name: payer.payerName, mobileNo: payer.payerMobileNo });
      const { subscriptionProductNo } = payer;
      confirm.mutate({ subscriptionProductNo, price, identityVerificationId: start.identityVerificationId });
    },
  );
  return { open, confirm };
}
