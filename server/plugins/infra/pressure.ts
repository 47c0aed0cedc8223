import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';

/** Milliseconds the event loop may lag on average of a second. */
const LONGEST_LAG = 1000;
/** Lagging seconds in a row after which new work is turned away; a single long pause is over when it is noticed. */
const STRAINED_SECONDS = 3;
/** Two measurements further apart than this, in milliseconds, do not belong together. */
const LONGEST_GAP = 2500;

/** Answers 503 with Retry-After when the process cannot keep up for some seconds. */
export const pressure = fp(
  async (app: App) => {
    const isStrained = createStrainWatch();
    await app.register(underPressure, {
      maxEventLoopDelay: LONGEST_LAG,
      exposeStatusRoute: false,
      pressureHandler: async (_request, _reply, _type, lag) => {
        if (isStrained(lag ?? 0, performance.now())) throw new AppError('OVERLOADED', { retryAfterSeconds: 5 });
      },
    });
  },
  { name: 'pressure', dependencies: ['errors'] },
);

/**
 * Tells a lasting strain from a pause. Called for each request that meets a lag that is too long; the lag is measured
 * once a second, so an equal lag is the same measurement.
 *
 * @returns a function of the lag and the time, both in milliseconds
 */
export function createStrainWatch(): (lag: number, at: number) => boolean {
  let [lastLag, lastAt, seconds] = [0, Number.NEGATIVE_INFINITY, 0];
  return (lag, at) => {
    if (at - lastAt > LONGEST_GAP) seconds = 0;
    if (lag !== lastLag || seconds === 0) seconds += 1;
    [lastLag, lastAt] = [lag, at];
    return seconds >= STRAINED_SECONDS;
  };
}
