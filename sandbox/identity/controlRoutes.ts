import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sandboxIdentity } from '#server/config/sandboxIdentity.ts';
import { choice, outcomeOf } from './outcomeOf.ts';
import type { Verifications } from './Verifications.ts';

const mood = z.strictObject({ mood: z.enum(['up', 'down', 'error', 'garbage']) });

/** Handles for tests: what nobody could do in the window, or not quickly enough. */
export function controlRoutes(app: FastifyInstance, verifications: Verifications, clock: () => number): void {
  /** Opens a verification and lets it end as chosen; an empty body only opens it. */
  app.post<{ Params: { id: string }; Body: unknown }>('/__emu/verifications/:id', async (request) => {
    const { id } = request.params;
    const { storeId, channelKey } = sandboxIdentity;
    verifications.open({ id, storeId, channelKey, requestedAt: clock() });
    const body = (request.body ?? {}) as object;
    if (Object.keys(body).length > 0) verifications.decide(id, outcomeOf(choice.parse(body), clock()));
    return { done: true };
  });

  app.post('/__emu/mood', async (request) => {
    verifications.mood = mood.parse(request.body).mood;
    return { done: true };
  });

  app.post('/__emu/reset', async () => {
    verifications.reset();
    return { done: true };
  });

  app.get('/__emu/dump', async () => ({ mood: verifications.mood, fetched: verifications.fetched }));
}
