import { staffContestApi } from '#contract/endpoints/staffContest.ts';
import '#contract/schemas/staffContest.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { closeStaffContest } from './closeStaffContest.ts';
import { draftContest } from './draftContest.ts';
import { giveContest } from './giveContest.ts';
import { listStaffContests } from './listStaffContests.ts';
import { readStaffContest } from './readStaffContest.ts';
import { removeStaffContest } from './removeStaffContest.ts';

/** Contests of an institution and of its classes, for the staff. */
export async function staffContestRoutes(app: App): Promise<void> {
  const { contestPlans: plans } = app.contentFiles;
  serve(app, staffContestApi.plans, async ({ context }) => ({
    today: seoulDay(context.now),
    items: plans.map(({ planId, name, bands }) => ({
      planId,
      name,
      weeks: Math.min(...bands.map(({ weeks }) => weeks.length)),
      levelNames: bands.map((band) => band.name),
    })),
  }));
  serve(app, staffContestApi.draft, ({ context, body }) => draftContest(context, plans, body));
  serve(app, staffContestApi.list, ({ context, query }) => listStaffContests(context, query.page));
  serve(app, staffContestApi.give, ({ context, body }) => giveContest(context, plans, body));
  serve(app, staffContestApi.read, ({ context, params, query }) => readStaffContest(context, params.contestNo, query));
  serve(app, staffContestApi.close, ({ context, params }) => closeStaffContest(context, params.contestNo));
  serve(app, staffContestApi.remove, ({ context, params }) => removeStaffContest(context, params.contestNo));
}
