import { useMemo } from 'react';
import * as z from 'zod/mini';
import { useTabDraft } from '#src/lib/persisted/useTabDraft.ts';

const draft = z.object({
  payerName: z.string(),
  payerMobileNo: z.string(),
  payerEmail: z.string(),
  relation: z.nullable(z.enum(['SELF', 'MOTHER', 'FATHER', 'OTHER'])),
  /** What is agreed to, as it was shown. */
  subscriptionProductNo: z.nullable(z.int()),
  price: z.nullable(z.int()),
  /** The page that asked, query included: the verifier of a phone knows only one way back. */
  backTo: z.nullable(z.string()),
});
export type PayerDraftValues = z.output<typeof draft>;

const nothing: PayerDraftValues = {
  payerName: '',
  payerMobileNo: '',
  payerEmail: '',
  relation: null,
  subscriptionProductNo: null,
  price: null,
  backTo: null,
};

/**
 * Keeps who pays, and for what, over the way to the identity window and back: for the student who is signed in, until
 * the payer is verified. The next one at this tab finds nobody's name and number.
 */
export function usePayerDraft() {
  const kept = useTabDraft('payer', draft);
  return useMemo(
    () => ({
      read: () => kept.read() ?? nothing,
      change: (part: Partial<PayerDraftValues>) => kept.keep({ ...nothing, ...kept.read(), ...part }),
      forget: kept.forget,
    }),
    [kept],
  );
}
