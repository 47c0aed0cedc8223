import fp from 'fastify-plugin';
import { createMailRun, type MailRun } from '../../jobs/createMailRun.ts';
import type { App } from '../App.ts';

declare module 'fastify' {
  interface FastifyInstance {
    mailRun: MailRun;
  }
  interface FastifyContextConfig {
    /** A route whose work may queue a mail: the outbox is looked at once it has answered. */
    queuesMail?: boolean;
  }
}

/** Sends queued mails right after the answer that queued them; whoever asked never waits for a mail server. */
export const mailing = fp(
  async (app: App) => {
    const { mail } = app.services;
    const mailRun = createMailRun(
      app.services,
      (error) => app.log.error({ err: error }, 'sending mails failed'),
      (failure) => app.log.warn(failure, 'a mail was not taken'),
    );
    app.decorate('mailRun', mailRun);
    app.addHook('onResponse', (request, _reply, next) => {
      if (request.routeOptions.config.queuesMail) void mailRun.run();
      next();
    });
    app.addHook('onClose', async () => {
      await mailRun.stop();
      await mail?.close();
    });
  },
  { name: 'mailing' },
);
