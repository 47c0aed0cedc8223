import fp from 'fastify-plugin';
import type { App } from '../App.ts';
import { AquariumStreams } from './AquariumStreams.ts';

declare module 'fastify' {
  interface FastifyInstance {
    aquariumStreams: AquariumStreams;
  }
}

/** Streams of open aquarium windows; what a request of this process changed is published right after its answer. */
export const live = fp(
  async (app: App) => {
    const { services } = app;
    const streams = new AquariumStreams({
      db: () => services.database.db,
      random: services.random,
      onError: (error) => app.log.error({ err: error }, 'looking for changed aquariums failed'),
    });
    app.decorate('aquariumStreams', streams);
    app.addHook('onResponse', (request, _reply, next) => {
      if (request.method !== 'GET' && request.session) void streams.look(request.session.accountNo);
      next();
    });
    app.addHook('preClose', async () => streams.end());
  },
  { name: 'live' },
);
