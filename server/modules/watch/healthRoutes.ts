import { z } from 'zod';
import { AppError } from '#server/errors/AppError.ts';
import { retryAfterSeconds } from '#server/errors/retryAfterSeconds.ts';
import type { App } from '#server/plugins/App.ts';
import { checkReady } from './checkReady.ts';

const health = z.object({ status: z.literal('ok') });
/** Milliseconds for which one look at the database answers everybody: anybody may ask. */
const FRESH_MS = 1000;

/**
 * For whoever watches the process. Alive: the process answers, whatever the database does, so that an outage of the
 * database restarts nobody. Ready: it may be sent work.
 */
export async function healthRoutes(app: App): Promise<void> {
  const { database, clock } = app.services;
  const schema = { response: { 200: health } };
  let looked: { at: number; ready: Promise<boolean> } | null = null;
  const isReady = () => {
    const now = clock();
    if (looked === null || Math.abs(now - looked.at) >= FRESH_MS)
      looked = { at: now, ready: checkReady(database, now) };
    return looked.ready;
  };
  app.get('/livez', { schema, logLevel: 'warn', config: { turn: 'none' } }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { schema, logLevel: 'warn', config: { turn: 'none' } }, async () => {
    if (app.lifecycle.draining || !(await isReady())) {
      throw new AppError('OVERLOADED', { retryAfterSeconds: retryAfterSeconds() });
    }
    return { status: 'ok' as const };
  });
}
