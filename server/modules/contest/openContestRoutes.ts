import { contestApi } from '#contract/endpoints/contest.ts';
import '#contract/schemas/contest.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { describeStatus } from './describeStatus.ts';
import { findSiteContest } from './findContest.ts';
import { checkCertificate } from './readCertificates.ts';

/** What needs no login: where the contest of the site stands, and whether a certificate is one. */
export async function openContestRoutes(app: App): Promise<void> {
  // When a countdown ends everybody calls this at once: no login to look up, and the contest comes from memory.
  serve(app, contestApi.readStatus, async ({ context }) => {
    const contest = await findSiteContest(context, context.site);
    // None is an answer: every main page calls this, and a 404 would be an error in each console.
    return contest && describeStatus(contest, context.now);
  });
  serve(app, contestApi.checkCertificate, ({ context, params }) => checkCertificate(context, params.certificateNo));
}
