import { certificateCheck, certificateParams, contestStatusData } from '../../../contract/contest.ts';
import { envelope } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { describeStatus } from '../../use-cases/contest/describeStatus.ts';
import { findContest } from '../../use-cases/contest/findContest.ts';
import { checkCertificate } from '../../use-cases/contest/readCertificates.ts';

const ROOT = '/api/event/reading-game-contest';

/** What is asked without a login: where the contest of the site stands, and whether a certificate is one. */
export async function openContestRoutes(app: App): Promise<void> {
  app.addHook('onRequest', (_request, reply, next) => {
    // Both change with the moment.
    reply.header('cache-control', 'no-store');
    next();
  });

  // When a countdown ends everybody asks this at once: no login to look up, and the contest comes from memory.
  app.get(
    `${ROOT}/status`,
    { schema: { response: { 200: envelope(contestStatusData.nullable()) } } },
    async (request) => {
      const context = anyone(request);
      const contest = await findContest(context, request.site);
      // None is an answer: every main page asks, and a 404 would be an error in each console.
      return ok(contest && describeStatus(contest, context.now));
    },
  );

  app.get(
    `${ROOT}/certificates/:certificateNo`,
    { schema: { params: certificateParams, response: { 200: envelope(certificateCheck) } } },
    async (request) => ok(await checkCertificate(anyone(request), request.params.certificateNo)),
  );
}
