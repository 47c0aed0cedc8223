import type { z } from 'zod';
import type { IdentityStart } from '../../../../contract/signUp.ts';
import type { PurchaseConsent, startPayerIdentityBody } from '../../../../contract/subscription.ts';
import { openIdentityWindow } from '../../../lib/identity/openIdentityWindow.ts';
import { useSubscriptionCall } from '../api/useSubscriptionCall.ts';

const PATH = '/api/subscription/guardian-consents';

interface Consent {
  subscriptionProductNo: number;
  price: number;
  identityVerificationId: string;
}

/** Verifies who pays by phone; then that person's consent to this product at this price is recorded. */
export function usePayerCheck() {
  const confirm = useSubscriptionCall((api, consent: Consent) =>
    api.post<PurchaseConsent>(`${PATH}/me`, consent, { idempotent: true }),
  );
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
