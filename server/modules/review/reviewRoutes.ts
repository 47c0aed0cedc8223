import { reviewApi } from '#contract/endpoints/review.ts';
import '#contract/schemas/review.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { readReviews } from './readReviews.ts';
import { removeReview, reportReview, writeReview } from './writeReview.ts';

export async function reviewRoutes(app: App): Promise<void> {
  serve(app, reviewApi.list, ({ context, params, query }) => readReviews(context, params.bookNo, query.page));
  serve(app, reviewApi.write, ({ context, params, body }) => writeReview(context, params.bookNo, body));
  serve(app, reviewApi.remove, ({ context, params }) => removeReview(context, params.bookNo));
  serve(app, reviewApi.report, ({ context, params, body }) => reportReview(context, params.reviewNo, body.reason));
}
