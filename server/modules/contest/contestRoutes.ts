import { contestApi } from '#contract/endpoints/contest.ts';
import '#contract/schemas/contest.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { findMissionHistory } from './findMissionHistory.ts';
import { openLevelTest } from './level/openLevelTest.ts';
import { putAwayLevelReview, readLevelReview } from './level/readLevelReview.ts';
import { submitLevelTest } from './level/submitLevelTest.ts';
import { listContests } from './listContests.ts';
import { readAvailablePoint } from './readAvailablePoint.ts';
import { readCertificates } from './readCertificates.ts';
import { readContest } from './readContest.ts';
import { readContestHistory } from './readContestHistory.ts';
import { readContestInfo } from './readContestInfo.ts';
import { readContestRank } from './readContestRank.ts';
import { readContestTeams } from './readContestTeams.ts';
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
  serve(app, contestApi.read, ({ context, query }) => readContest(context, query));
  serve(app, contestApi.list, ({ context }) => listContests(context));
  serve(app, contestApi.listTakenBooks, ({ context, query }) => readTakenBooks(context, query));
  serve(app, contestApi.findMissionHistory, ({ context, params }) => findMissionHistory(context, params.bookNo));
  serve(app, contestApi.readAvailablePoint, ({ context, body }) => readAvailablePoint(context, body));
  serve(app, contestApi.openLevelTest, ({ context, query }) => openLevelTest(context, content, query));
  serve(app, contestApi.readLevelReview, ({ context, query }) => readLevelReview(context, query));
  serve(app, contestApi.putAwayLevelReview, ({ context }) => putAwayLevelReview(context));
  serve(app, contestApi.submitLevelTest, ({ context, query, body }) => submitLevelTest(context, content, query, body));
}

/** What the student has in the contest. */
async function contestOfMine(app: App): Promise<void> {
  serve(app, contestApi.readInfo, ({ context, query }) => readContestInfo(context, query));
  serve(app, contestApi.readHistory, ({ context, query }) => readContestHistory(context, query));
  serve(app, contestApi.readRank, ({ context, query }) => readContestRank(context, query));
  serve(app, contestApi.readTeams, ({ context, query }) => readContestTeams(context, query));
  serve(app, contestApi.setListing, ({ context, query, body }) => setListing(context, query, body.listedYn === 'Y'));
  serve(app, contestApi.listReviews, ({ context, query }) => readMyReviews(context, query));
  serve(app, contestApi.replyToReview, ({ context, params, body }) =>
    replyToReview(context, params.contestReviewNo, body.reply),
  );
  serve(app, contestApi.listCertificates, ({ context }) => readCertificates(context));
}
