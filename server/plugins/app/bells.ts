import fp from 'fastify-plugin';
import { BellAnswerQueue } from '#server/modules/golden-bell/public.ts';
import type { App } from '../App.ts';
import { BellChannels } from './BellChannels.ts';

declare module 'fastify' {
  interface FastifyInstance {
    bellChannels: BellChannels;
    bellAnswers: BellAnswerQueue;
  }
}

/** Rounds of the golden bell on this node: who looks at them, and answers on their way into the database. */
export const bells = fp(
  async (app: App) => {
    const { database, clock, random, link } = app.services;
    const db = () => database.db;
    const onError = (error: unknown) => app.log.error({ err: error }, 'looking for changed rounds failed');
    const channels = new BellChannels({ db, now: clock, random, onError });
    app.decorate('bellChannels', channels);
    app.decorate('bellAnswers', new BellAnswerQueue({ db, now: clock }));
    link.onChange(() => void channels.look());
    app.addHook('preClose', async () => channels.end());
  },
  { name: 'bells' },
);
