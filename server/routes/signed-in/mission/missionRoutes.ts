import { answerVersions } from '../../../../contract/answerVersion.ts';
import { bookParams } from '../../../../contract/book.ts';
import { done, envelope } from '../../../../contract/envelope.ts';
import { itemReportBody, itemReports } from '../../../../contract/itemReport.ts';
import {
  answerBody,
  answerParams,
  attemptParams,
  bookMissionResult,
  checkBody,
  checkData,
  hintBody,
  hintData,
  historyParams,
  missionAttempt,
  missionBoard,
  missionResult,
  savedAnswer,
  startAttemptBody,
  submitBody,
} from '../../../../contract/mission.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { runIdempotent } from '../../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../../plugins/app/signedIn.ts';
import { answerHistory } from '../../../use-cases/mission/answerHistory.ts';
import { checkWords } from '../../../use-cases/mission/checkWords.ts';
import { deleteMissionHistory } from '../../../use-cases/mission/deleteMissionHistory.ts';
import { readAttempt } from '../../../use-cases/mission/readAttempt.ts';
import { readItemReports } from '../../../use-cases/mission/readItemReports.ts';
import { readMissionBoard } from '../../../use-cases/mission/readMissionBoard.ts';
import { readMissionResults } from '../../../use-cases/mission/readMissionResults.ts';
import { reportItem, takeItemReportBack } from '../../../use-cases/mission/reportItem.ts';
import { saveAnswer } from '../../../use-cases/mission/saveAnswer.ts';
import { startAttempt } from '../../../use-cases/mission/startAttempt.ts';
import { submitMission } from '../../../use-cases/mission/submitMission.ts';
import { takeHint } from '../../../use-cases/mission/takeHint.ts';

/** Missions of a book: boards, attempts, answers, hints, results. */
export async function missionRoutes(app: App): Promise<void> {
  app.get(
    '/api/mission/books/:bookNo/me',
    { schema: { params: bookParams, response: { 200: envelope(missionBoard) } } },
    async (request) => ok(await readMissionBoard(signedIn(request), request.params.bookNo)),
  );
  app.get(
    '/api/mission/books/:bookNo/results/me',
    { schema: { params: bookParams, response: { 200: envelope(bookMissionResult) } } },
    async (request) => ok(await readMissionResults(signedIn(request), request.params.bookNo)),
  );
  app.post(
    '/api/mission/attempts',
    { schema: { body: startAttemptBody, response: { 200: envelope(missionAttempt) } } },
    async (request, reply) =>
      ok(
        await runIdempotent(request, reply, (context) => startAttempt(context, request.body), {
          referTo: ({ attemptNo }) => attemptNo,
          build: readAttempt,
        }),
      ),
  );
  app.put(
    '/api/mission/attempts/:attemptNo/answers/:itemKey',
    { schema: { params: answerParams, body: answerBody, response: { 200: envelope(savedAnswer) } } },
    async (request) => {
      const { attemptNo, itemKey } = request.params;
      return ok(await saveAnswer(signedIn(request), attemptNo, { key: itemKey, ...request.body }));
    },
  );
  const versions = {
    url: '/api/mission/attempts/:attemptNo/answers/:itemKey/versions/me',
    schema: { params: answerParams, response: { 200: envelope(answerVersions) } },
  };
  app.get(versions.url, { schema: versions.schema }, async (request) =>
    ok(await answerHistory.read(signedIn(request), request.params.attemptNo, request.params.itemKey)),
  );
  // Keeps what stands there already, so a repeat changes nothing and it needs no key.
  app.put(versions.url, { schema: versions.schema }, async (request) =>
    ok(await answerHistory.keepNow(signedIn(request), request.params.attemptNo, request.params.itemKey)),
  );
  app.post(
    '/api/mission/attempts/:attemptNo/hints',
    { schema: { params: attemptParams, body: hintBody, response: { 200: envelope(hintData) } } },
    async (request, reply) =>
      ok(await runIdempotent(request, reply, (context) => takeHint(context, request.params.attemptNo, request.body))),
  );
  // Spends nothing and gives the same when asked again, so it needs no key.
  app.post(
    '/api/mission/attempts/:attemptNo/checks',
    { schema: { params: attemptParams, body: checkBody, response: { 200: envelope(checkData) } } },
    async (request) => ok(await checkWords(signedIn(request), request.params.attemptNo, request.body.keys)),
  );
  app.post(
    '/api/mission/attempts/:attemptNo/submissions',
    { schema: { params: attemptParams, body: submitBody, response: { 200: envelope(missionResult) } } },
    async (request, reply) =>
      ok(
        await runIdempotent(request, reply, (context) =>
          submitMission(context, request.params.attemptNo, request.body),
        ),
      ),
  );
  app.get(
    '/api/mission/books/:bookNo/item-reports/me',
    { schema: { params: bookParams, response: { 200: envelope(itemReports) } } },
    async (request) => ok(await readItemReports(signedIn(request), request.params.bookNo)),
  );
  app.put(
    '/api/mission/attempts/:attemptNo/item-reports/:itemKey',
    { schema: { params: answerParams, body: itemReportBody, response: { 200: envelope(done) } } },
    async (request) => {
      const { attemptNo, itemKey } = request.params;
      return ok(await reportItem(signedIn(request), attemptNo, { key: itemKey, ...request.body }));
    },
  );
  app.delete(
    '/api/mission/attempts/:attemptNo/item-reports/:itemKey',
    { schema: { params: answerParams, response: { 200: envelope(done) } } },
    async (request) => {
      const { attemptNo, itemKey } = request.params;
      return ok(await takeItemReportBack(signedIn(request), attemptNo, itemKey));
    },
  );
  app.delete(
    '/api/mission/histories/:id',
    { schema: { params: historyParams, response: { 200: envelope(done) } } },
    async (request) => ok(await deleteMissionHistory(signedIn(request), request.params.id)),
  );
}
