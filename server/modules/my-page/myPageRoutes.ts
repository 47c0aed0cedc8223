import { myPageApi } from '#contract/endpoints/myPage.ts';
import { envelope } from '#contract/envelope.ts';
import { readingRecord, recordQuery } from '#contract/myPage.ts';
import '#contract/schemas/myPage.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { readRecord } from '#server/modules/record/public.ts';
import type { App } from '#server/plugins/App.ts';
import { answerReads } from '#server/plugins/app/answerReads.ts';
import { ok } from '#server/plugins/app/ok.ts';
import { routeOf, serve } from '#server/plugins/app/serve.ts';
import { signedIn } from '#server/plugins/app/signedIn.ts';
import { readGrowth } from './readGrowth.ts';
import { readMyPage } from './readMyPage.ts';
import { setGoal } from './setGoal.ts';

/** My page: the goal, the level, and everything that was read to take along. */
export async function myPageRoutes(app: App): Promise<void> {
  serve(app, myPageApi.read, ({ context }) => readMyPage(context));
  serve(app, myPageApi.readGrowth, ({ context }) => readGrowth(context));
  serve(app, myPageApi.setGoal, ({ context, body }) => setGoal(context, body.bookCount));
  app.route({
    ...routeOf(myPageApi.readRecord),
    schema: { querystring: recordQuery, response: { 200: envelope(readingRecord) } },
    handler: async (request, reply) => {
      const record = await answerReads(signedIn(request), readRecord);
      if (request.query.download === '0') return ok(record);
      const name = `chaekbada-record-${seoulDay(request.now)}.json`;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .serializer((kept: unknown) => JSON.stringify(kept, null, 2))
        .send(record as never);
    },
  });
}
