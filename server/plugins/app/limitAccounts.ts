import type { FastifyRequest } from 'fastify';
import { type BucketTuning, type TokenBucket, takeTokens } from '../../../domain/limit/takeTokens.ts';
import { tooManyRequests } from '../infra/limitRequests.ts';
import { callCost } from './callCost.ts';

/** Buckets that one process keeps; those longest unused are dropped, and are full by then. */
const BUCKETS = 20_000;

/**
 * Limits what `requireLogin` has let in: each account may ask for so much in a time, weighted by what its calls cost. Counted by
 * each node for itself: what is shared out is the processor of the node (docs/decisions/0093).
 */
export function limitAccounts(tuning: BucketTuning): (request: FastifyRequest) => void {
  const buckets = new Map<string, TokenBucket>();
  return (request) => {
    const caller = callerOf(request);
    const cost = callCost(request.method, request.routeOptions.url);
    const { bucket, waitMs } = takeTokens(buckets.get(caller) ?? null, cost, request.now, tuning);
    // The newest stand at the end.
    buckets.delete(caller);
    buckets.set(caller, bucket);
    if (buckets.size > BUCKETS) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    if (waitMs > 0) throw tooManyRequests(waitMs);
  };
}

/** A demo account is many people at once: there each login is somebody. */
function callerOf({ session }: FastifyRequest): string {
  if (session === null) return '';
  return session.demo ? session.tokenHash : String(session.accountNo);
}
