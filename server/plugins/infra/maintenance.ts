import fp from 'fastify-plugin';
import type { Maintenance } from '#contract/maintenance.ts';
import { TtlCache } from '#server/core/TtlCache.ts';
import { maintenanceNote } from '#server/modules/site/public.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../App.ts';
import { maintenancePage } from './maintenancePage.ts';

/** Milliseconds for which what was read of the note counts, unless another node tells of a change. */
const FRESH_MS = 2_000;
/** Seconds after which to come again when nobody knows how long it takes. */
const COME_AGAIN = 600;
const SOONEST = 30;
/** Whoever watches the process still sees it alive, and pictures of the page that waits stay. */
const NEVER_CLOSED = /^\/(?:livez|readyz)(?:[/?]|$)|^\/(?!api\/)[^?]*\.\w+(?:\?|$)/;

/** Answers everything of a closed site with 503 and when to come again: pages with a page, calls with an error. */
export const maintenance = fp(
  async (app: App) => {
    const { database, clock, link } = app.services;
    const kept = new TtlCache<Maintenance | null>(FRESH_MS);
    link.onChange(() => kept.forget());
    let last: Maintenance | null = null;
    const read = async () => {
      try {
        last = await maintenanceNote.read(database.db);
      } catch (error) {
        // Without the database the rest of the answer says so; the last note counts meanwhile.
        app.log.warn({ err: error }, 'maintenance note');
      }
      return last;
    };
    app.addHook('onRequest', (request, reply, next) => {
      if (NEVER_CLOSED.test(request.url)) return next();
      const go = (note: Maintenance | null) => {
        if (note === null || !note.sites.includes(request.site)) return next();
        const retryAfterSeconds = comeAgainIn(note, request.now);
        if (request.url.startsWith('/api/')) return next(refusalOf(note, retryAfterSeconds));
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
      const known = kept.known(clock());
      if (known !== undefined) go(known);
      else void kept.ask(clock(), read).then(go);
    });
  },
  { name: 'maintenance', dependencies: ['errors', 'request-info', 'security'] },
);

/** In the operator's own words, where there are some. */
function refusalOf({ words }: Maintenance, retryAfterSeconds: number): AppError {
  const trimmed = words.trim();
  return new AppError('MAINTENANCE', {
    retryAfterSeconds,
    ...(trimmed ? { message: `${trimmed} 쓰던 답은 그대로 있어요.` } : {}),
  });
}

function comeAgainIn({ until }: Maintenance, now: number): number {
  return until === null ? COME_AGAIN : Math.max(SOONEST, Math.ceil((until - now) / 1000));
}
