import type { Secrets } from '#server/config/Secrets.ts';

/** Finds a billing key without showing it. */
export const keyDigest = (secrets: Secrets, billingKey: string): string => secrets.hmac('billing-key', billingKey);
