import { parentApi } from '#contract/endpoints/parent.ts';
import type { ParentQuietHours } from '#contract/quietHours.ts';
import { MINUTE } from '#domain/time/duration.ts';
import '#contract/schemas/parent.ts';
import { AppError } from '#server/errors/AppError.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { limitRequests } from '#server/plugins/infra/limitRequests.ts';
import { parentQuietHours, setParentQuietHours } from './parentQuietHours.ts';

/** A family changes its mind now and then; a key has 256 bits, so this is about load, not about luck. */
const ASKED_PER_KEY = 30;

/** Quiet hours of the aquarium, set by whoever holds a link for a grown-up at home. Open: the key is the right. */
export async function parentQuietRoutes(app: App): Promise<void> {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    next();
  });
  await limitRequests(app, {
    name: 'parent-quiet-hours',
    max: ASKED_PER_KEY,
    timeWindow: MINUTE,
    caller: (request) => (request.params as { shareKey: string }).shareKey,
  });
  serve(app, parentApi.readQuietHours, async ({ context, params }) =>
    found(await parentQuietHours(context, params.shareKey)),
  );
  serve(app, parentApi.setQuietHours, async ({ context, params, body }) =>
    found(await setParentQuietHours(context, params.shareKey, body.quietHours)),
  );
}

function found(hours: ParentQuietHours | null): ParentQuietHours {
  if (hours === null) throw new AppError('NOT_FOUND');
  return hours;
}
