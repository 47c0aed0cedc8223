import {
  diagnosisAnswerBody,
  diagnosisAnswerData,
  diagnosisAnswerParams,
  diagnosisList,
  diagnosisOutcome,
  diagnosisParams,
  diagnosisReport,
  diagnosisStart,
  diagnosisTest,
} from '../../../contract/diagnosis.ts';
import { envelope, pageQuery } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { runIdempotent } from '../../plugins/app/runIdempotent.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
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

  app.get('/api/diagnosis/me', { schema: { response: { 200: envelope(diagnosisStart) } } }, async (request) =>
    ok(await readDiagnosisStart(signedIn(request), setup)),
  );
  app.post(
    '/api/diagnosis/applies',
    { schema: { response: { 200: envelope(diagnosisTest) } } },
    async (request, reply) => ok(await runIdempotent(request, reply, (context) => startDiagnosis(context, setup))),
  );
  app.get(
    '/api/diagnosis/applies/:diagnosisApplyNo',
    { schema: { params: diagnosisParams, response: { 200: envelope(diagnosisTest) } } },
    async (request) => ok(await readDiagnosisTest(signedIn(request), setup, request.params.diagnosisApplyNo)),
  );
  app.put(
    '/api/diagnosis/applies/:diagnosisApplyNo/answers/:itemKey',
    {
      schema: {
        params: diagnosisAnswerParams,
        body: diagnosisAnswerBody,
        response: { 200: envelope(diagnosisAnswerData) },
      },
    },
    async (request) => {
      const { diagnosisApplyNo, itemKey } = request.params;
      return ok(
        await saveDiagnosisAnswer(signedIn(request), setup, diagnosisApplyNo, { key: itemKey, ...request.body }),
      );
    },
  );
  app.post(
    '/api/diagnosis/applies/:diagnosisApplyNo/submissions',
    { schema: { params: diagnosisParams, response: { 200: envelope(diagnosisOutcome) } } },
    async (request, reply) =>
      ok(
        await runIdempotent(request, reply, (context) =>
          submitDiagnosis(context, setup, request.params.diagnosisApplyNo),
        ),
      ),
  );
  app.get(
    '/api/diagnosis/reports/me',
    { schema: { querystring: pageQuery, response: { 200: envelope(diagnosisList) } } },
    async (request) => ok(await readDiagnosisList(signedIn(request), request.query.page)),
  );
  app.get(
    '/api/diagnosis/reports/:diagnosisApplyNo',
    { schema: { params: diagnosisParams, response: { 200: envelope(diagnosisReport) } } },
    async (request) => ok(await readDiagnosisReport(signedIn(request), setup, request.params.diagnosisApplyNo)),
  );
}
