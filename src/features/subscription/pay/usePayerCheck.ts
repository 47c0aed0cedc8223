import type { z } from 'zod';
import type { PurchaseConsent, startPayerIdentityBody } from '../../../../contract/payer.ts';
import type { IdentityStart } from '../../../../contract/signUp.ts';
import { openIdentityWindow } from '../../../lib/identity/openIdentityWindow.ts';
import { useSubscriptionCall } from '../api/useSubscriptionCall.ts';

const PATH = '/api/subscription/guardian-consents';

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
    const agreed = await api.post<PurchaseConsent>(`${PATH}/me`, consent, { idempotent: true });
    onKnown();
    return agreed;
  });
  const open = useSubscriptionCall(
    async (api, { price, ...payer }: z.infer<typeof startPayerIdentityBody> & { price: number }) => {
      const start = await api.post<IdentityStart>(`${PATH}/identity/me`, payer, { idempotent: true });
      await openIdentityWindow(start, { name: payer.payerName, mobileNo: payer.payerMobileNo });
      const { subscriptionProductNo } = payer;
      confirm.mutate({ subscriptionProductNo, price, identityVerificationId: start.identityVerificationId });
    },
  );
  return { open, confirm };
}
