import { bookParams } from '../book.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { recommendationApi } from '../endpoints/recommendation.ts';
import { done, pageQuery } from '../envelope.ts';
import { hiddenAdviceBody, monthParams, monthPicks, recommendedBooks } from '../recommendation.ts';
import { linkSchemas } from './schemasOf.ts';

export const recommendationSchemas = {
  list: { query: pageQuery, data: recommendedBooks },
  readMonth: { params: monthParams, data: monthPicks },
  hide: { params: bookParams, body: hiddenAdviceBody, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(recommendationApi, recommendationSchemas);
