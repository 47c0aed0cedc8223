/** Idempotency keys that are kept for an account on one day. */
export const keyQuota = {
  /**
   * The heaviest day we could make up: sixty missions begun, looked at again and handed in with three hints each, and an
   * aquarium that is fed, furnished and visited, come to some 400.
   */
  perDay: 600,
  /** Many people use a demo account at once. */
  perDemoDay: 6000,
} as const;
