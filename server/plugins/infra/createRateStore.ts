import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import RedisStore from '@fastify/rate-limit/store/RedisStore.js';
import type { Services } from '../../config/Services.ts';
import { LocalCounts } from './LocalCounts.ts';

type Store = FastifyRateLimitStore;
type Count = { current: number; ttl: number };

/** Callers that one process counts at most for one limit; those longest unheard of are forgotten. */
const COUNTED_LOCALLY = 5_000;

/**
 * Where the requests under one limit are counted: by all nodes together in Redis, and by this node alone while that
 * cannot be had. What a caller is known by (an address, a key of a link) leaves this process only as a seal.
 *
 * @param name of the limit, told apart from all others
 */
export function createRateStore(
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
      const shared = link.ask(
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
