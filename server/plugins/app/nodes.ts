import fp from 'fastify-plugin';
import { forgetContests } from '#server/modules/contest/public.ts';
import type { App } from '../App.ts';

/** The life of this node among the others: it logs when they cannot be reached, and drops what one has changed. */
export const nodes = fp(
  async (app: App) => {
    const { link, database } = app.services;
    link.onState((state) => {
      if (state.up) app.log.warn('redis is back: the nodes count and hear together again');
      else app.log.warn({ reason: state.reason }, 'redis is away: this node counts alone until it is back');
    });
    link.onChange(() => forgetContests(database.db));
    app.addHook('onClose', () => link.close());
  },
  { name: 'nodes' },
);
