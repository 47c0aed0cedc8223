import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../errors/AppError.ts';
import { retryAfterSeconds } from '../../errors/retryAfterSeconds.ts';
import type { App } from '../App.ts';
import { type ShedOrder, shedOrderOf } from './shedOrderOf.ts';

/** Milliseconds the event loop may lag on average of a second. */
const LONGEST_LAG = 1000;
/** Lagging seconds in a row after which work of an order is turned away; a single long pause is over when it is noticed. */
const STRAINED_SECONDS: Record<ShedOrder, number> = { first: 3, last: 10, never: Number.POSITIVE_INFINITY };
/**
 * Requests under way from which on more of an order are turned away: the event loop may be free while a slow database
 * makes them pile up. At the measured 2,000 reads a second 2,500 are a second and a quarter of work
 * (docs/benchmarks.md); 2,000 children behind one address who sign in at once, the most that is promised, pass.
 */
const MOST_UNDER_WAY: Record<ShedOrder, number> = { first: 2500, last: 5000, never: Number.POSITIVE_INFINITY };
/** Two measurements further apart than this, in milliseconds, do not belong together. */
const LONGEST_GAP = 2500;

declare module 'fastify' {
  interface FastifyInstance {
    /** How much is to be done at the moment. */
    load: Load;
  }
  interface FastifyRequest {
    /** Whether it is part of `load.underWay`. */
    isUnderWay: boolean;
  }
}

export interface Load {
  /** Requests whose body is there and whose answer is not ready yet; open streams are none. */
  underWay: number;
  /** Connections, and those that hold up a request or an answer; of the last sweep (`ConnectionGuard`). */
  open: number;
  held: number;
}

/**
 * Answers 503 with Retry-After when the process cannot keep up: most things first, what somebody has already done last.
 */
export const pressure = fp(
  async (app: App) => {
    const load: Load = { underWay: 0, open: 0, held: 0 };
    const strainedSeconds = createStrainWatch();
    app.decorate('load', load);
    const turnAway = (request: FastifyRequest, order: ShedOrder) => {
      app.metrics.shed(order);
      request.log.warn({ order, underWay: load.underWay }, 'turned away');
      return new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds(app.services.random) });
    };
    const orderOf = (request: FastifyRequest) => shedOrderOf(request.method, request.routeOptions.url);

    app.decorateRequest('isUnderWay', false);
    /** What turns a request away, if anything. */
    const refusalOf = (request: FastifyRequest) => {
      if (load.underWay < MOST_UNDER_WAY.first) return undefined;
      const order = orderOf(request);
      return load.underWay < MOST_UNDER_WAY[order] ? undefined : turnAway(request, order);
    };
    const end = (request: FastifyRequest) => {
      if (request.isUnderWay) load.underWay -= 1;
      request.isUnderWay = false;
    };
    app.addHook('onRequest', (request, _reply, next) => next(refusalOf(request)));
    // The body is there. Until then a client has cost nothing but its connection, which `ConnectionGuard` limits.
    app.addHook('preValidation', (request, _reply, next) => {
      const refusal = refusalOf(request);
      if (refusal !== undefined || request.routeOptions.config.longLived) return next(refusal);
      load.underWay += 1;
      request.isUnderWay = true;
      next();
    });
    // The answer is ready. How long the client takes to read it is no work of ours either.
    app.addHook('onSend', (request, _reply, payload, done) => {
      end(request);
      done(null, payload);
    });
    app.addHook('onResponse', (request, _reply, next) => {
      end(request);
      next();
    });
    await app.register(underPressure, {
      maxEventLoopDelay: LONGEST_LAG,
      exposeStatusRoute: false,
      pressureHandler: async (request, _reply, _type, lag) => {
        const order = orderOf(request);
        if (strainedSeconds(lag ?? 0, performance.now()) >= STRAINED_SECONDS[order]) throw turnAway(request, order);
      },
    });
  },
  { name: 'pressure', dependencies: ['errors', 'metrics'] },
);

/**
 * Distinguishes a lasting strain from a pause. Called for each request that meets a lag that is too long; the lag is
 * measured once a second, so an equal lag is the same measurement.
 *
 * @returns a function of the lag and the time, both in milliseconds, that returns the strained seconds in a row
 */
export function createStrainWatch(): (lag: number, at: number) => number {
  let [lastLag, lastAt, seconds] = [0, Number.NEGATIVE_INFINITY, 0];
  return (lag, at) => {
    if (at - lastAt > LONGEST_GAP) seconds = 0;
    if (lag !== lastLag || seconds === 0) seconds += 1;
    [lastLag, lastAt] = [lag, at];
    return seconds;
  };
}
