import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../config/Services.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';
import { LocalCounts } from './LocalCounts.ts';

/** Callers that one process counts at most for one limit; those longest unheard of are forgotten. */
const COUNTED_LOCALLY = 5_000;

interface Limit {
  /** Distinct from every other limit; part of what it is counted under. */
  name: string;
  /** Requests of one caller within the window. Left out, each route sets in its config how many; others have none. */
  max?: number;
  /** Milliseconds. */
  timeWindow: number;
  /** Whose requests are counted together. */
  caller: (request: FastifyRequest) => string;
}

/** The answer to a caller who was too fast. @param ttl milliseconds until the next window */
export const tooManyRequests = (ttl: number) =>
  new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, Math.ceil(ttl / 1000)) });

/** Limits the routes of a scope, counted by all nodes together (`createRateStore`). */
export async function limitRequests(scope: App, { name, max, timeWindow, caller }: Limit): Promise<void> {
  await scope.register(rateLimit, {
    global: max !== undefined,
    ...(max === undefined ? {} : { max }),
    timeWindow,
    keyGenerator: caller,
    store: createRateStore(scope.services, name),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}

type Store = FastifyRateLimitStore;

type Count = { current: number; ttl: number };

/**
 * Where the requests under one limit are counted: by all nodes together in Redis, and by this node alone while that
 * cannot be had. What a caller is known by (an address, a key of a link) leaves this process only as a seal.
 *
 * @param name of the limit, distinct from all others
 */
function createRateStore(
  { link, secrets }: Pick<Services, 'link' | 'secrets'>,
  name: string,
): FastifyRateLimitStoreCtor {
  return class RateStore implements Store {
    readonly #path: string;
    readonly #local = new LocalCounts(COUNTED_LOCALLY);

    constructor(options: { path?: string }) {
      this.#path = options.path ?? name;
    }

    incr(caller: string, callback: Parameters<Store['incr']>[1], timeWindow: number, max: number): void {
      const sealed = secrets.hmac('rate-limit', caller);
      const shared = link.run(
        (redis) =>
          new Promise<Count>((resolve, reject) => {
            const store = new RedisStore(false, false, redis, `rate:${this.#path}:`);
            store.incr(sealed, (error, count) => (count ? resolve(count) : reject(error)), timeWindow, max);
          }),
      );
      void shared.then((count) => {
        callback(null, count ?? this.#local.add(sealed, timeWindow));
      });
    }

    child({ routeInfo }: { routeInfo?: { method?: unknown; url?: string } } & Parameters<Store['child']>[0]): Store {
      return new RateStore({ path: `${this.#path}:${routeInfo?.method ?? ''}${routeInfo?.url ?? ''}` });
    }
  };
}
