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
} from '../diagnosis.ts';
import { diagnosisApi } from '../endpoints/diagnosis.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { pageQuery } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

const params = diagnosisParams;

export const diagnosisSchemas = {
  readStart: { data: diagnosisStart },
  start: { data: diagnosisTest },
  readTest: { params, data: diagnosisTest },
  saveAnswer: { params: diagnosisAnswerParams, body: diagnosisAnswerBody, data: diagnosisAnswerData },
  submit: { params, data: diagnosisOutcome },
  listReports: { query: pageQuery, data: diagnosisList },
  readReport: { params, data: diagnosisReport },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(diagnosisApi, diagnosisSchemas);
