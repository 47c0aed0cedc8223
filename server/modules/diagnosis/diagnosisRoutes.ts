import { diagnosisApi } from '#contract/endpoints/diagnosis.ts';
import '#contract/schemas/diagnosis.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readDiagnosisList, readDiagnosisReport, readDiagnosisTest } from './readDiagnosis.ts';
import { readDiagnosisStart } from './readDiagnosisStart.ts';
import { saveDiagnosisAnswer } from './saveDiagnosisAnswer.ts';
import { startDiagnosis } from './startDiagnosis.ts';
import { submitDiagnosis } from './submitDiagnosis.ts';

/** Reading diagnosis: before the test, the test, its reports. */
export async function diagnosisRoutes(app: App): Promise<void> {
  const setup = { content: app.contentFiles.tests.diagnosis, mode: app.services.env.diagnosisMode };
  if (setup.content === null) app.log.warn('no diagnosis: its forms are missing or broken');

  serve(app, diagnosisApi.readStart, ({ context }) => readDiagnosisStart(context, setup));
  serve(app, diagnosisApi.start, ({ context }) => startDiagnosis(context, setup));
  serve(app, diagnosisApi.readTest, ({ context, params }) =>
    readDiagnosisTest(context, setup, params.diagnosisApplyNo),
  );
  serve(app, diagnosisApi.saveAnswer, ({ context, params, body }) =>
    saveDiagnosisAnswer(context, setup, params.diagnosisApplyNo, { key: params.itemKey, ...body }),
  );
  serve(app, diagnosisApi.submit, ({ context, params }) => submitDiagnosis(context, setup, params.diagnosisApplyNo));
  serve(app, diagnosisApi.listReports, ({ context, query }) => readDiagnosisList(context, query.page));
  serve(app, diagnosisApi.readReport, ({ context, params }) =>
    readDiagnosisReport(context, setup, params.diagnosisApplyNo),
  );
}
