import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { myPageApi } from '../endpoints/myPage.ts';
import { goalBody, goalData, growth, myPageMain, readingRecord, recordQuery } from '../myPage.ts';
import { linkSchemas } from './schemasOf.ts';

export const myPageSchemas = {
  read: { data: myPageMain },
  readGrowth: { data: growth },
  setGoal: { body: goalBody, data: goalData },
  readRecord: { query: recordQuery, data: readingRecord },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(myPageApi, myPageSchemas);
