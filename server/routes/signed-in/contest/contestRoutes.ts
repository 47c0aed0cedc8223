import { bookNoList, bookParams } from '../../../../contract/book.ts';
import {
  availablePointBody,
  availablePointData,
  contest,
  contestCertificates,
  contestHistory,
  contestInfo,
  contestRank,
  contestReviewParams,
  contestReviews,
  existMissionHistory,
  listingBody,
  reviewReplyBody,
} from '../../../../contract/contest.ts';
import { contestLevelBody, contestLevelResult, contestLevelTest } from '../../../../contract/contestLevelTest.ts';
import { done, envelope } from '../../../../contract/envelope.ts';
import type { App } from '../../../plugins/App.ts';
import { ok } from '../../../plugins/app/ok.ts';
import { runIdempotent } from '../../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../../plugins/app/signedIn.ts';
import { registerScopes } from '../../../plugins/registerScopes.ts';
import { findMissionHistory } from '../../../use-cases/contest/findMissionHistory.ts';
import { openLevelTest } from '../../../use-cases/contest/level/openLevelTest.ts';
import { submitLevelTest } from '../../../use-cases/contest/level/submitLevelTest.ts';
import { readAvailablePoint } from '../../../use-cases/contest/readAvailablePoint.ts';
import { readCertificates } from '../../../use-cases/contest/readCertificates.ts';
import { readContest } from '../../../use-cases/contest/readContest.ts';
import { readContestHistory } from '../../../use-cases/contest/readContestHistory.ts';
import { readContestInfo } from '../../../use-cases/contest/readContestInfo.ts';
import { readContestRank } from '../../../use-cases/contest/readContestRank.ts';
import { readMyReviews, replyToReview } from '../../../use-cases/contest/readMyReviews.ts';
import { readTakenBooks } from '../../../use-cases/contest/readTakenBooks.ts';
import { setListing } from '../../../use-cases/contest/setListing.ts';

const ROOT = '/api/event/reading-game-contest';

/** The reading-game contest. */
export async function contestRoutes(app: App): Promise<void> {
  await registerScopes(app, [contestPlay, contestOfMine]);
}

/** The contest, its books, and the level test that opens it. */
async function contestPlay(app: App): Promise<void> {
  const forms = app.contentFiles.tests.diagnosis?.value ?? [];
  app.get(ROOT, { schema: { response: { 200: envelope(contest) } } }, async (request) =>
    ok(await readContest(signedIn(request))),
  );

  app.get(
    `${ROOT}/verification-book-no-list`,
    { schema: { response: { 200: envelope(bookNoList) } } },
    async (request) => ok(await readTakenBooks(signedIn(request))),
  );

  app.get(
    `${ROOT}/:bookNo/exist-mission-history`,
    { schema: { params: bookParams, response: { 200: envelope(existMissionHistory) } } },
    async (request) => ok(await findMissionHistory(signedIn(request), request.params.bookNo)),
  );

  // A question that changes nothing, so it needs no key.
  app.post(
    `${ROOT}/available-point`,
    { schema: { body: availablePointBody, response: { 200: envelope(availablePointData) } } },
    async (request) => ok(await readAvailablePoint(signedIn(request), request.body)),
  );

  app.get(`${ROOT}/level`, { schema: { response: { 200: envelope(contestLevelTest) } } }, async (request) =>
    ok(await openLevelTest(signedIn(request), forms)),
  );

  app.post(
    `${ROOT}/level`,
    { schema: { body: contestLevelBody, response: { 200: envelope(contestLevelResult) } } },
    async (request, reply) =>
      ok(await runIdempotent(request, reply, (context) => submitLevelTest(context, forms, request.body))),
  );
}

/** What the student has in the contest. */
async function contestOfMine(app: App): Promise<void> {
  app.get(`${ROOT}/info/my`, { schema: { response: { 200: envelope(contestInfo.nullable()) } } }, async (request) =>
    ok(await readContestInfo(signedIn(request))),
  );

  app.get(`${ROOT}/history/my`, { schema: { response: { 200: envelope(contestHistory) } } }, async (request) =>
    ok(await readContestHistory(signedIn(request))),
  );

  app.get(`${ROOT}/rank`, { schema: { response: { 200: envelope(contestRank) } } }, async (request) =>
    ok(await readContestRank(signedIn(request))),
  );

  app.put(`${ROOT}/listing/my`, { schema: { body: listingBody, response: { 200: envelope(done) } } }, async (request) =>
    ok(await setListing(signedIn(request), request.body.listedYn === 'Y')),
  );

  app.get(`${ROOT}/reviews/my`, { schema: { response: { 200: envelope(contestReviews) } } }, async (request) =>
    ok(await readMyReviews(signedIn(request))),
  );

  app.put(
    `${ROOT}/reviews/:contestReviewNo/reply/my`,
    { schema: { params: contestReviewParams, body: reviewReplyBody, response: { 200: envelope(done) } } },
    async (request) => ok(await replyToReview(signedIn(request), request.params.contestReviewNo, request.body.reply)),
  );

  app.get(
    `${ROOT}/certificates/my`,
    { schema: { response: { 200: envelope(contestCertificates) } } },
    async (request) => ok(await readCertificates(signedIn(request))),
  );
}
