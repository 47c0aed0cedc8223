import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { personalityApi } from '../endpoints/personality.ts';
import { pageQuery } from '../envelope.ts';
import {
  personalityAnswerBody,
  personalityAnswerData,
  personalityAnswerParams,
  personalityAttempt,
  personalityList,
  personalityOutcome,
  personalityParams,
  personalityResult,
  personalityStart,
} from '../personality.ts';
import { linkSchemas } from './schemasOf.ts';

const params = personalityParams;

export const personalitySchemas = {
  readStart: { data: personalityStart },
  start: { data: personalityAttempt },
  readAttempt: { params, data: personalityAttempt },
  saveAnswer: { params: personalityAnswerParams, body: personalityAnswerBody, data: personalityAnswerData },
  submit: { params, data: personalityOutcome },
  listResults: { query: pageQuery, data: personalityList },
  readResult: { params, data: personalityResult },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(personalityApi, personalitySchemas);
