/** Thousandths of a token: what comes back in a whole number of milliseconds is a whole number of them. */
const UNIT = 1000;

/** What somebody may still ask for. */
export interface TokenBucket {
  /** Thousandths of tokens, a whole number: sums of fractions would refuse a call that waited as long as required. */
  thousandths: number;
  /** When `thousandths` was true; milliseconds UTC. */
  at: number;
}

export interface BucketTuning {
  /** Tokens that come back in a second; a whole number. */
  perSecond: number;
  /** Tokens of a full bucket. */
  burst: number;
}

/**
 * Takes tokens for one call. A refusal takes nothing, so that waiting as long as it states is always enough.
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
  const full = burst * UNIT;
  const left = bucket === null ? full : Math.min(full, bucket.thousandths + passed * perSecond);
  const price = Math.min(cost * UNIT, full);
  if (left >= price) return { bucket: { thousandths: left - price, at: now }, waitMs: 0 };
  return { bucket: { thousandths: left, at: now }, waitMs: Math.ceil((price - left) / perSecond) };
}
