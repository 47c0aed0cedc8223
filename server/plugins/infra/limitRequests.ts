import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';
import { createRateStore } from './createRateStore.ts';

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
