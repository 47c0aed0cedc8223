/** What somebody may still ask for. */
export interface TokenBucket {
  tokens: number;
  /** When `tokens` was true; milliseconds UTC. */
  at: number;
}

export interface BucketTuning {
  /** Tokens that come back in a second. */
  perSecond: number;
  /** Tokens of a full bucket. */
  burst: number;
}

/**
 * Takes tokens for one call. A refusal takes nothing, so that waiting as long as it says is always enough.
 *
 * @param bucket null for somebody who has not asked for a while: it is full
 * @param cost tokens of the call; more than a full bucket counts as a full one
 * @param now milliseconds UTC; a clock that went back gives nothing and takes nothing
 * @returns the bucket from here on, and milliseconds until there are enough tokens: 0 when they were taken
 */
export function takeTokens(
  bucket: TokenBucket | null,
  cost: number,
  now: number,
  { perSecond, burst }: BucketTuning,
): { bucket: TokenBucket; waitMs: number } {
  const passed = bucket === null ? 0 : Math.max(0, now - bucket.at);
  const tokens = bucket === null ? burst : Math.min(burst, bucket.tokens + (passed / 1000) * perSecond);
  const price = Math.min(cost, burst);
  if (tokens >= price) return { bucket: { tokens: tokens - price, at: now }, waitMs: 0 };
  return { bucket: { tokens, at: now }, waitMs: Math.ceil(((price - tokens) / perSecond) * 1000) };
}
