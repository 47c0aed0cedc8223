import { z } from 'zod';
import { envelope } from '../../../contract/envelope.ts';
import {
  parentQuietHours as answer,
  type ParentQuietHours,
  parentQuietHoursBody,
} from '../../../contract/quietHours.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../../plugins/App.ts';
import { anyoneAtSite } from '../../plugins/app/anyoneAtSite.ts';
import { ok } from '../../plugins/app/ok.ts';
import { limitRequests } from '../../plugins/infra/limitRequests.ts';
import { parentQuietHours, setParentQuietHours } from '../../use-cases/aquarium-rest/parentQuietHours.ts';

const PATH = '/api/aquarium/quiet-hours/parent/:shareKey';
const MINUTE = 60 * 1000;
/** A family changes its mind now and then; a key has 256 bits, so this is about load, not about luck. */
const ASKED_PER_KEY = 30;

/** What is not a key is answered like one that leads nowhere. */
const params = z.object({ shareKey: z.string() });

/** Quiet hours of the aquarium, set by whoever holds a link for a grown-up at home. Open: the key is the right. */
export async function parentQuietRoutes(app: App): Promise<void> {
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    next();
  });
  await limitRequests(app, {
    name: 'parent-quiet-hours',
    max: ASKED_PER_KEY,
    timeWindow: MINUTE,
    caller: (request) => (request.params as { shareKey: string }).shareKey,
  });
  app.get(PATH, { schema: { params, response: { 200: envelope(answer) } } }, async (request) =>
    ok(found(await parentQuietHours(anyoneAtSite(request), request.params.shareKey))),
  );
  app.put(
    PATH,
    { schema: { params, body: parentQuietHoursBody, response: { 200: envelope(answer) } } },
    async (request) =>
      ok(found(await setParentQuietHours(anyoneAtSite(request), request.params.shareKey, request.body.quietHours))),
  );
}

function found(hours: ParentQuietHours | null): ParentQuietHours {
  if (hours === null) throw new AppError('NOT_FOUND');
  return hours;
}
