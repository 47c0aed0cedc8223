import * as z from 'zod/mini';
import { createPersisted } from '../../../lib/persisted/createPersisted.ts';

const draft = z.object({
  payerName: z.string(),
  payerMobileNo: z.string(),
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
  relation: null,
  subscriptionProductNo: null,
  price: null,
  backTo: null,
};

/** Keeps who pays, and for what, over the way to the identity window and back. It lasts as long as the tab. */
export function createPayerDraft(tabStorage: Storage) {
  const kept = createPersisted(tabStorage, { key: 'chaekbada.payer', version: 1, schema: draft, defaults: nothing });
  return {
    read: kept.read,
    change: (part: Partial<PayerDraftValues>) => kept.write({ ...kept.read(), ...part }),
    forget: () => kept.write(nothing),
  };
}
