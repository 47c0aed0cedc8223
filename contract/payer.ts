import { z } from 'zod';
import { instant } from './envelope.ts';
import { guardianRelation, identityStart } from './signUp.ts';
import { storedText } from './storedText.ts';

/** Whole won with VAT. */
const won = z.int();
const text = storedText().max(10_000);
const productNo = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/**
 * POST /api/subscription/guardian-consents/identity/me: opens the phone verification of who pays. SELF: an adult student
 * pays for themselves.
 */
export const payerRelation = z.enum(['SELF', ...guardianRelation.options]);
export const startPayerIdentityBody = z.strictObject({
  subscriptionProductNo: productNo,
  payerName: text,
  payerMobileNo: text,
  /** Where receipts and notices of payments go. Left out by pages from before it was asked for. */
  payerEmail: text.optional(),
  relation: payerRelation,
});
export { identityStart as payerIdentityStart };

/** POST /api/subscription/guardian-consents/me: the payer agrees to this product at this price. */
export const purchaseConsentBody = z.strictObject({
  subscriptionProductNo: productNo,
  /** As it was shown; another price in force by now is a 409. */
  price: won,
  identityVerificationId: z.string().min(1).max(200),
});
export const purchaseConsent = z.object({
  subscriptionProductNo: z.int(),
  price: won,
  /** Masked. */
  payerName: z.string(),
  relation: payerRelation,
  agreedAt: instant,
});
export type PurchaseConsent = z.infer<typeof purchaseConsent>;
