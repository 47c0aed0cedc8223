import { envelope, pageQuery } from '../../../contract/envelope.ts';
import {
  personalityAnswerBody,
  personalityAnswerData,
  personalityAnswerParams,
  personalityAttempt,
  personalityList,
  personalityOutcome,
  personalityParams,
  personalityResult,
  personalityStart,
} from '../../../contract/personality.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { runIdempotent } from '../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { readPersonalityAttempt } from '../../use-cases/personality/readPersonalityAttempt.ts';
import { readPersonalityList } from '../../use-cases/personality/readPersonalityList.ts';
import { readPersonalityResult } from '../../use-cases/personality/readPersonalityResult.ts';
import { readPersonalityStart } from '../../use-cases/personality/readPersonalityStart.ts';
import { savePersonalityAnswer } from '../../use-cases/personality/savePersonalityAnswer.ts';
import { startPersonality } from '../../use-cases/personality/startPersonality.ts';
import { submitPersonality } from '../../use-cases/personality/submitPersonality.ts';

/** Book personality of the home site; on the other sites nothing is found here. */
export async function personalityRoutes(app: App): Promise<void> {
  const setup = { content: app.contentFiles.tests.personality };
  if (setup.content === null) app.log.warn('no book personality: its test is missing or broken');

  app.get('/api/bookbti/me', { schema: { response: { 200: envelope(personalityStart) } } }, async (request) =>
    ok(await readPersonalityStart(signedIn(request), setup)),
  );
  app.post(
    '/api/bookbti/attempts',
    { schema: { response: { 200: envelope(personalityAttempt) } } },
    async (request, reply) => ok(await runIdempotent(request, reply, (context) => startPersonality(context, setup))),
  );
  app.get(
    '/api/bookbti/attempts/:accountBookBTIResultNo',
    { schema: { params: personalityParams, response: { 200: envelope(personalityAttempt) } } },
    async (request) =>
      ok(await readPersonalityAttempt(signedIn(request), setup, request.params.accountBookBTIResultNo)),
  );
  app.put(
    '/api/bookbti/attempts/:accountBookBTIResultNo/answers/:itemKey',
    {
      schema: {
        params: personalityAnswerParams,
        body: personalityAnswerBody,
        response: { 200: envelope(personalityAnswerData) },
      },
    },
    async (request) => {
      const { accountBookBTIResultNo, itemKey } = request.params;
      const sent = { key: itemKey, ...request.body };
      return ok(await savePersonalityAnswer(signedIn(request), setup, accountBookBTIResultNo, sent));
    },
  );
  app.post(
    '/api/bookbti/attempts/:accountBookBTIResultNo/submissions',
    { schema: { params: personalityParams, response: { 200: envelope(personalityOutcome) } } },
    async (request, reply) =>
      ok(
        await runIdempotent(request, reply, (context) =>
          submitPersonality(context, setup, request.params.accountBookBTIResultNo),
        ),
      ),
  );
  app.get(
    '/api/bookbti/results/me',
    { schema: { querystring: pageQuery, response: { 200: envelope(personalityList) } } },
    async (request) => ok(await readPersonalityList(signedIn(request), request.query.page)),
  );
  app.get(
    '/api/bookbti/results/:accountBookBTIResultNo',
    { schema: { params: personalityParams, response: { 200: envelope(personalityResult) } } },
    async (request) => ok(await readPersonalityResult(signedIn(request), setup, request.params.accountBookBTIResultNo)),
  );
}
