import type { FastifyRequest } from 'fastify';
import { parentApi } from '#contract/endpoints/parent.ts';
import { MINUTE } from '#domain/time/duration.ts';
import '#contract/schemas/parent.ts';
import { networkOf } from '#server/core/networkOf.ts';
import { AppError } from '#server/errors/AppError.ts';
import { readParentDiagnosis } from '#server/modules/diagnosis/public.ts';
import { readParentReport } from '#server/modules/monthly-report/public.ts';
import { readParentResult } from '#server/modules/parent-share/public.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { limitRequests, tooManyRequests } from '#server/plugins/infra/limitRequests.ts';

/** A family looks at one link. */
const OPENINGS_PER_KEY = 60;
/** Many families may share a network address; a key has 256 bits, so this is about load, not about luck. */
const MISSES_PER_ADDRESS = 100;

/** What a link for parents shows. Open: the key in the address is the right to look. */
export async function parentResultRoutes(app: App): Promise<void> {
  const setup = { content: app.contentFiles.tests.diagnosis, mode: app.services.env.diagnosisMode };
  app.addHook('onRequest', (_request, reply, next) => {
    // The address is a secret: it must not be found or passed on.
    reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    next();
  });
  await limitRequests(app, {
    name: 'parent-results',
    max: OPENINGS_PER_KEY,
    timeWindow: MINUTE,
    caller: (request) => (request.params as { shareKey: string }).shareKey,
  });
  const countMiss = app.createRateLimit({
    max: MISSES_PER_ADDRESS,
    timeWindow: MINUTE,
    keyGenerator: (request) => networkOf(request.ip),
  });

  const found = async <T>(request: FastifyRequest, result: T | null): Promise<T> => {
    if (result !== null) return result;
    const misses = await countMiss(request);
    if (!misses.isAllowed && misses.isExceeded) throw tooManyRequests(misses.ttl);
    throw new AppError('NOT_FOUND');
  };

  serve(app, parentApi.readResult, async ({ context, params, request }) =>
    found(request, await readParentResult(context, params.bookNo, params.shareKey)),
  );
  serve(app, parentApi.readDiagnosis, async ({ context, params, request }) =>
    found(request, await readParentDiagnosis(context, setup, params.shareKey)),
  );
  serve(app, parentApi.readMonthlyReport, async ({ context, params, request }) =>
    found(request, await readParentReport(context, params.shareKey)),
  );
}
