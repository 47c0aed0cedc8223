import { contestApi } from '#contract/endpoints/contest.ts';
import '#contract/schemas/contest.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { findMissionHistory } from './findMissionHistory.ts';
import { openLevelTest } from './level/openLevelTest.ts';
import { putAwayLevelReview, readLevelReview } from './level/readLevelReview.ts';
import { submitLevelTest } from './level/submitLevelTest.ts';
import { readAvailablePoint } from './readAvailablePoint.ts';
import { readCertificates } from './readCertificates.ts';
import { readContest } from './readContest.ts';
import { readContestHistory } from './readContestHistory.ts';
import { readContestInfo } from './readContestInfo.ts';
import { readContestRank } from './readContestRank.ts';
import { readMyReviews, replyToReview } from './readMyReviews.ts';
import { readTakenBooks } from './readTakenBooks.ts';
import { setListing } from './setListing.ts';

/** The reading-game contest. */
export async function contestRoutes(app: App): Promise<void> {
  await registerScopes(app, [contestPlay, contestOfMine]);
}

/** The contest, its books, and the level test that opens it. */
async function contestPlay(app: App): Promise<void> {
  const content = app.contentFiles.tests.diagnosis;
  serve(app, contestApi.read, ({ context }) => readContest(context));
  serve(app, contestApi.listTakenBooks, ({ context }) => readTakenBooks(context));
  serve(app, contestApi.findMissionHistory, ({ context, params }) => findMissionHistory(context, params.bookNo));
  serve(app, contestApi.readAvailablePoint, ({ context, body }) => readAvailablePoint(context, body));
  serve(app, contestApi.openLevelTest, ({ context }) => openLevelTest(context, content));
  serve(app, contestApi.readLevelReview, ({ context }) => readLevelReview(context));
  serve(app, contestApi.putAwayLevelReview, ({ context }) => putAwayLevelReview(context));
  serve(app, contestApi.submitLevelTest, ({ context, body }) => submitLevelTest(context, content, body));
}

/** What the student has in the contest. */
async function contestOfMine(app: App): Promise<void> {
  serve(app, contestApi.readInfo, ({ context }) => readContestInfo(context));
  serve(app, contestApi.readHistory, ({ context }) => readContestHistory(context));
  serve(app, contestApi.readRank, ({ context }) => readContestRank(context));
  serve(app, contestApi.setListing, ({ context, body }) => setListing(context, body.listedYn === 'Y'));
  serve(app, contestApi.listReviews, ({ context }) => readMyReviews(context));
  serve(app, contestApi.replyToReview, ({ context, params, body }) =>
    replyToReview(context, params.contestReviewNo, body.reply),
  );
  serve(app, contestApi.listCertificates, ({ context }) => readCertificates(context));
}
