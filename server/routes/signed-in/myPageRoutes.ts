import { z } from 'zod';
import { envelope } from '../../../contract/envelope.ts';
import { goalBody, goalData, myPageMain, readingRecord } from '../../../contract/myPage.ts';
import { seoulDay } from '../../../domain/time/seoulDay.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { readMyPage } from '../../use-cases/my-page/readMyPage.ts';
import { setGoal } from '../../use-cases/my-page/setGoal.ts';
import { readRecord } from '../../use-cases/record/readRecord.ts';

/** `download=1` answers with the record alone, as a file to keep. */
const recordQuery = z.strictObject({ download: z.enum(['0', '1']).default('0') });

/** My page: the goal, the level, and everything that was read to take along. */
export async function myPageRoutes(app: App): Promise<void> {
  app.get('/api/mypage/main/me', { schema: { response: { 200: envelope(myPageMain) } } }, async (request) =>
    ok(await readMyPage(signedIn(request))),
  );
  app.put(
    '/api/account/goal/me',
    { schema: { body: goalBody, response: { 200: envelope(goalData) } } },
    async (request) => ok(await setGoal(signedIn(request), request.body.bookCount)),
  );
  app.get(
    '/api/account/record/me',
    { schema: { querystring: recordQuery, response: { 200: envelope(readingRecord) } }, config: { access: 'records' } },
    async (request, reply) => {
      const record = await readRecord(signedIn(request));
      if (request.query.download === '0') return ok(record);
      const name = `chaekbada-record-${seoulDay(request.now)}.json`;
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .serializer((kept: unknown) => JSON.stringify(kept, null, 2))
        .send(record as never);
    },
  );
}
