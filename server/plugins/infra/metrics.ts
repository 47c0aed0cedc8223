import fp from 'fastify-plugin';
import { Metrics } from '../../metrics/Metrics.ts';
import type { App } from '../App.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
  interface FastifyContextConfig {
    /** An answer that stays open while somebody listens: it is not timed, does not count as work and renews no token. */
    longLived?: boolean;
  }
}

/** Counts and times every answer by the pattern of its route. */
export const metrics = fp(
  async (app: App) => {
    const counted = new Metrics();
    app.decorate('metrics', counted);
    app.addHook('onResponse', (request, reply, next) => {
      const { url, config } = request.routeOptions;
      if (!config.longLived) counted.request(request.method, url, reply.statusCode, reply.elapsedTime / 1000);
      next();
    });
  },
  { name: 'metrics' },
);
