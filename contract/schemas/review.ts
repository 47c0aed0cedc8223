import { bookParams } from '../book.ts';
import { bookReviews, reviewBody, reviewParams, reviewReportBody } from '../bookReview.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { reviewApi } from '../endpoints/review.ts';
import { done, pageQuery } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

export const reviewSchemas = {
  list: { params: bookParams, query: pageQuery, data: bookReviews },
  write: { params: bookParams, body: reviewBody, data: done },
  remove: { params: bookParams, data: done },
  report: { params: reviewParams, body: reviewReportBody, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(reviewApi, reviewSchemas);
