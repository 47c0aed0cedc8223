import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { type TokenBucket, takeTokens } from '#domain/limit/takeTokens.ts';
import type { AccountRate } from '../../config/readOperations.ts';
import { tooManyRequests } from '../infra/limitRequests.ts';
import { callCost } from './callCost.ts';

/** Accounts and logins that one process remembers; those longest unused are dropped, and their buckets are full by then. */
const REMEMBERED = 20_000;
/** Refusals that wait at once; more are sent without a wait. */
const WAITING_REFUSALS = 1000;

export interface AccountLimiter {
  /** Refuses a token whose account has nothing left, before the login is looked up; nothing to wait for where it has. */
  refuseEarly(request: FastifyRequest, token: string): Promise<never> | undefined;
  /** Takes what the call costs from the bucket of `request.session`; nothing to wait for where it is paid. */
  take(request: FastifyRequest, token: string): Promise<never> | undefined;
}

/**
 * Limits what each account may ask for in a time, weighted by what its calls cost. Counted by each node for itself: what
 * is shared out is the processor of the node (docs/decisions/0093). A refusal costs almost nothing and is held back for
 * a moment: a hundred connections that ask again at once would keep the event loop from everybody else.
 */
export function limitAccounts(rate: AccountRate): AccountLimiter {
  const buckets = new Map<string, TokenBucket>();
  const callers = new Map<string, string>();
  let waiting = 0;
  const refuse = async (waitMs: number): Promise<never> => {
    if (rate.refusalMs > 0 && waiting < WAITING_REFUSALS) {
      waiting += 1;
      await delay(rate.refusalMs, undefined, { ref: false });
      waiting -= 1;
    }
    throw tooManyRequests(Math.max(0, waitMs - rate.refusalMs));
  };
  return {
    refuseEarly(request, token) {
      const caller = callers.get(token);
      const bucket = caller === undefined ? undefined : buckets.get(caller);
      if (bucket === undefined) return undefined;
      const { waitMs } = takeTokens(bucket, costOf(request), request.now, rate);
      return waitMs > 0 ? refuse(waitMs) : undefined;
    },
    take(request, token) {
      const caller = callerOf(request);
      const { bucket, waitMs } = takeTokens(buckets.get(caller) ?? null, costOf(request), request.now, rate);
      remember(buckets, caller, bucket);
      remember(callers, token, caller);
      return waitMs > 0 ? refuse(waitMs) : undefined;
    },
  };
}

const costOf = (request: FastifyRequest) => callCost(request.method, request.routeOptions.url);

/** A demo account is many people at once: there each login is somebody. */
function callerOf({ session, staff }: FastifyRequest): string {
  const login = session ?? staff ?? null;
  if (login === null) return '';
  if (login.demo) return login.tokenHash;
  return 'staffNo' in login ? `staff ${login.staffNo}` : String(login.accountNo);
}

/** The newest stand at the end. */
function remember<T>(known: Map<string, T>, key: string, value: T): void {
  known.delete(key);
  known.set(key, value);
  if (known.size <= REMEMBERED) return;
  const [oldest] = known.keys();
  if (oldest !== undefined) known.delete(oldest);
}
