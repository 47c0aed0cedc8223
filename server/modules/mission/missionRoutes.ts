import { answerVersionApi } from '#contract/endpoints/answerVersion.ts';
import { itemReportApi } from '#contract/endpoints/itemReport.ts';
import { missionApi } from '#contract/endpoints/mission.ts';
import '#contract/schemas/answerVersion.ts';
import '#contract/schemas/itemReport.ts';
import '#contract/schemas/mission.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { answerHistory } from './answerHistory.ts';
import { checkWords } from './checkWords.ts';
import { giveVerdict } from './giveVerdict.ts';
import { deleteMissionHistory, readMissionHistories } from './missionHistories.ts';
import { readAttempt } from './readAttempt.ts';
import { readItemReports } from './readItemReports.ts';
import { readMissionBoard } from './readMissionBoard.ts';
import { readMissionResults } from './readMissionResults.ts';
import { reportItem, takeItemReportBack } from './reportItem.ts';
import { saveAnswer } from './saveAnswer.ts';
import { startAttempt } from './startAttempt.ts';
import { submitMission } from './submitMission.ts';
import { takeHint } from './takeHint.ts';

/** Missions of a book: boards, attempts, answers, hints, results, histories. */
export async function missionRoutes(app: App): Promise<void> {
  serve(app, missionApi.readBoard, ({ context, params }) => readMissionBoard(context, params.bookNo));
  serve(app, missionApi.readResults, ({ context, params }) => readMissionResults(context, params.bookNo));
  serve(app, missionApi.listHistories, ({ context, params }) => readMissionHistories(context, params.bookNo));
  serve(app, missionApi.removeHistory, ({ context, params }) => deleteMissionHistory(context, params.id));
  serve(app, missionApi.start, ({ context, body }) => startAttempt(context, body), {
    kept: { referTo: ({ attemptNo }) => attemptNo, build: readAttempt },
  });
  serve(app, missionApi.saveAnswer, ({ context, params: { attemptNo, itemKey }, body }) =>
    saveAnswer(context, attemptNo, { key: itemKey, ...body }),
  );
  serve(app, missionApi.takeHint, ({ context, params, body }) => takeHint(context, params.attemptNo, body));
  serve(app, missionApi.check, ({ context, params, body }) => checkWords(context, params.attemptNo, body));
  serve(app, missionApi.verdict, ({ context, params, body }) => giveVerdict(context, params.attemptNo, body));
  serve(app, missionApi.submit, ({ context, params, body }) => submitMission(context, params.attemptNo, body));

  serve(app, answerVersionApi.list, ({ context, params: { attemptNo, itemKey } }) =>
    answerHistory.read(context, attemptNo, itemKey),
  );
  serve(app, answerVersionApi.keep, ({ context, params: { attemptNo, itemKey } }) =>
    answerHistory.keepNow(context, attemptNo, itemKey),
  );

  serve(app, itemReportApi.list, ({ context, params }) => readItemReports(context, params.bookNo));
  serve(app, itemReportApi.save, ({ context, params: { attemptNo, itemKey }, body }) =>
    reportItem(context, attemptNo, { key: itemKey, ...body }),
  );
  serve(app, itemReportApi.remove, ({ context, params: { attemptNo, itemKey } }) =>
    takeItemReportBack(context, attemptNo, itemKey),
  );
}
