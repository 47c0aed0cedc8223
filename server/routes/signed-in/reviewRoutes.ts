import { bookParams } from '../../../contract/book.ts';
import { bookReviews, reviewBody, reviewParams, reviewReportBody } from '../../../contract/bookReview.ts';
import { done, envelope, pageQuery } from '../../../contract/envelope.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { readReviews } from '../../use-cases/review/readReviews.ts';
import { reportReview } from '../../use-cases/review/reportReview.ts';
import { removeReview, writeReview } from '../../use-cases/review/writeReview.ts';

export async function reviewRoutes(app: App): Promise<void> {
  app.get(
    '/api/books/:bookNo/reviews',
    { schema: { params: bookParams, querystring: pageQuery, response: { 200: envelope(bookReviews) } } },
    async (request) => ok(await readReviews(signedIn(request), request.params.bookNo, request.query.page)),
  );

  app.put(
    '/api/books/:bookNo/reviews/me',
    { schema: { params: bookParams, body: reviewBody, response: { 200: envelope(done) } } },
    async (request) => ok(await writeReview(signedIn(request), request.params.bookNo, request.body)),
  );

  app.delete(
    '/api/books/:bookNo/reviews/me',
    { schema: { params: bookParams, response: { 200: envelope(done) } } },
    async (request) => ok(await removeReview(signedIn(request), request.params.bookNo)),
  );

  // One report a reader and review, by the key of the table: it needs no other.
  app.post(
    '/api/book/reviews/:reviewNo/reports',
    { schema: { params: reviewParams, body: reviewReportBody, response: { 200: envelope(done) } } },
    async (request) => ok(await reportReview(signedIn(request), request.params.reviewNo, request.body.reason)),
  );
}
