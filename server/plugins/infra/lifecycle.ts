import fp from 'fastify-plugin';
import type { App } from '../App.ts';

declare module 'fastify' {
  interface FastifyInstance {
    lifecycle: Lifecycle;
  }
}

export interface Lifecycle {
  /** Whether the process was asked to stop: it is no longer ready, and every answer ends its connection. */
  readonly draining: boolean;
  drain(): void;
}

/** The answer of a process that is about to stop to its proxies and clients: send the next request elsewhere. */
export const lifecycle = fp(
  async (app: App) => {
    let draining = false;
    app.decorate('lifecycle', {
      get draining() {
        return draining;
      },
      drain() {
        draining = true;
      },
    });
    // When the answer leaves, so that requests which were already under way end their connection as well.
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (draining) reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'lifecycle' },
);
