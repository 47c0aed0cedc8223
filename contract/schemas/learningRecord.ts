import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { learningRecordApi } from '../endpoints/learningRecord.ts';
import { recordFilePart, recordFileQuery, recordPush, recordPushBody } from '../learningRecord.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const learningRecordSchemas = {
  file: { params: institutionParams, query: recordFileQuery, data: recordFilePart },
  readPush: { params: institutionParams, data: recordPush },
  switchPush: { params: institutionParams, body: recordPushBody, data: recordPush },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(learningRecordApi, learningRecordSchemas);
