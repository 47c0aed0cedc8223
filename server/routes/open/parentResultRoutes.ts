import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parentDiagnosis } from '../../../contract/diagnosis.ts';
import { envelope } from '../../../contract/envelope.ts';
import { parentResult } from '../../../contract/parentShare.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../../plugins/App.ts';
import { anyoneAtSite } from '../../plugins/app/anyoneAtSite.ts';
import { ok } from '../../plugins/app/ok.ts';
import { limitRequests, tooManyRequests } from '../../plugins/infra/limitRequests.ts';
import { networkOf } from '../../use-cases/auth/networkOf.ts';
import { readParentDiagnosis } from '../../use-cases/diagnosis/readParentDiagnosis.ts';
import { readParentResult } from '../../use-cases/parent-share/readParentResult.ts';

const MINUTE = 60 * 1000;
/** A family looks at one link. */
const OPENINGS_PER_KEY = 60;
/** Many families may share a network address; a key has 256 bits, so this is about load, not about luck. */
const MISSES_PER_ADDRESS = 100;

/** Anything may stand in the address: what is not a number or a key is answered like one that leads nowhere. */
const params = z.object({ bookNo: z.string(), shareKey: z.string() });
const keyParams = params.pick({ shareKey: true });

/** What a link for parents shows. Open: the key in the address is the right to look. */
export async function parentResultRoutes(app: App): Promise<void> {
  const setup = { content: app.contentFiles.tests.diagnosis, mode: app.services.env.diagnosisMode };
  app.addHook('onRequest', (_request, reply, next) => {
    // The address is a secret: it must not be found, kept or passed on.
    reply.headers({
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
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

  app.get(
    '/api/book/mission/results/parent/:bookNo/:shareKey',
    { schema: { params, response: { 200: envelope(parentResult) } } },
    async (request) => {
      const { bookNo, shareKey } = request.params;
      return ok(await found(request, await readParentResult(anyoneAtSite(request), bookNo, shareKey)));
    },
  );
  app.get(
    '/api/diagnosis/reports/parent/:shareKey',
    { schema: { params: keyParams, response: { 200: envelope(parentDiagnosis) } } },
    async (request) =>
      ok(await found(request, await readParentDiagnosis(anyoneAtSite(request), setup, request.params.shareKey))),
  );
}
