import fp from 'fastify-plugin';
import type { Maintenance } from '../../../contract/maintenance.ts';
import { AppError } from '../../errors/AppError.ts';
import { maintenanceNote } from '../../use-cases/site/maintenanceNote.ts';
import type { App } from '../App.ts';
import { maintenancePage } from './maintenancePage.ts';

/** Milliseconds for which what was read of the note counts. */
const FRESH_MS = 2_000;
/** Seconds after which to come again when nobody knows how long it takes. */
const COME_AGAIN = 600;
const SOONEST = 30;
/** Whoever watches the process still sees it alive, and pictures of the page that waits stay. */
const NEVER_CLOSED = /^\/(?:livez|readyz)(?:[/?]|$)|^\/(?!api\/)[^?]*\.\w+(?:\?|$)/;

/** Answers everything of a closed site with 503 and when to come again: pages with a page, calls with an error. */
export const maintenance = fp(
  async (app: App) => {
    const { database, clock } = app.services;
    let note: Maintenance | null = null;
    let readAt = Number.NEGATIVE_INFINITY;
    let reading: Promise<void> | null = null;
    const read = () => {
      reading ??= maintenanceNote
        .read(database.db)
        .then((found) => {
          note = found;
        })
        // Without the database the rest of the answer says so; the last note counts meanwhile.
        .catch((error) => app.log.warn({ err: error }, 'maintenance note'))
        .finally(() => {
          readAt = clock();
          reading = null;
        });
      return reading;
    };
    app.addHook('onRequest', (request, reply, next) => {
      if (NEVER_CLOSED.test(request.url)) return next();
      const go = () => {
        if (note === null || !note.sites.includes(request.site)) return next();
        const retryAfterSeconds = comeAgainIn(note, request.now);
        if (request.url.startsWith('/api/')) return next(new AppError('MAINTENANCE', { retryAfterSeconds }));
        const { html, policy } = maintenancePage(note);
        reply
          .code(503)
          .type('text/html; charset=utf-8')
          .headers({
            'retry-after': String(retryAfterSeconds),
            'cache-control': 'no-store',
            'content-security-policy': policy,
          })
          .send(html);
      };
      if (Math.abs(clock() - readAt) < FRESH_MS) go();
      else void read().then(go);
    });
  },
  { name: 'maintenance', dependencies: ['errors', 'request-info', 'security'] },
);

function comeAgainIn({ until }: Maintenance, now: number): number {
  return until === null ? COME_AGAIN : Math.max(SOONEST, Math.ceil((until - now) / 1000));
}
