import { diagnosisApi } from '#contract/endpoints/diagnosis.ts';
import '#contract/schemas/diagnosis.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { readDiagnosisList } from '../../use-cases/diagnosis/readDiagnosisList.ts';
import { readDiagnosisReport } from '../../use-cases/diagnosis/readDiagnosisReport.ts';
import { readDiagnosisStart } from '../../use-cases/diagnosis/readDiagnosisStart.ts';
import { readDiagnosisTest } from '../../use-cases/diagnosis/readDiagnosisTest.ts';
import { saveDiagnosisAnswer } from '../../use-cases/diagnosis/saveDiagnosisAnswer.ts';
import { startDiagnosis } from '../../use-cases/diagnosis/startDiagnosis.ts';
import { submitDiagnosis } from '../../use-cases/diagnosis/submitDiagnosis.ts';

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
