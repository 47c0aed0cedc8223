import { reviewApi } from '#contract/endpoints/review.ts';
import '#contract/schemas/review.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { readReviews } from '../../use-cases/review/readReviews.ts';
import { reportReview } from '../../use-cases/review/reportReview.ts';
import { removeReview, writeReview } from '../../use-cases/review/writeReview.ts';

export async function reviewRoutes(app: App): Promise<void> {
  serve(app, reviewApi.list, ({ context, params, query }) => readReviews(context, params.bookNo, query.page));
  serve(app, reviewApi.write, ({ context, params, body }) => writeReview(context, params.bookNo, body));
  serve(app, reviewApi.remove, ({ context, params }) => removeReview(context, params.bookNo));
  serve(app, reviewApi.report, ({ context, params, body }) => reportReview(context, params.reviewNo, body.reason));
}
