import { bookParams } from '../../../contract/book.ts';
import { done, envelope, pageQuery } from '../../../contract/envelope.ts';
import { hiddenAdviceBody, monthParams, monthPicks, recommendedBooks } from '../../../contract/recommendation.ts';
import type { App } from '../../plugins/App.ts';
import { ok } from '../../plugins/app/ok.ts';
import { signedIn } from '../../plugins/app/signedIn.ts';
import { hideRecommendation } from '../../use-cases/recommendation/hideRecommendation.ts';
import { readMonthPicks } from '../../use-cases/recommendation/readMonthPicks.ts';
import { readMyRecommendations } from '../../use-cases/recommendation/readMyRecommendations.ts';

export async function recommendationRoutes(app: App): Promise<void> {
  app.get(
    '/api/recommendations/me',
    { schema: { querystring: pageQuery, response: { 200: envelope(recommendedBooks) } } },
    async (request) => ok(await readMyRecommendations(signedIn(request), request.query.page)),
  );

  app.get(
    '/api/recommendations/months/:month',
    { schema: { params: monthParams, response: { 200: envelope(monthPicks) } } },
    async (request) => ok(await readMonthPicks(signedIn(request), request.params.month)),
  );

  app.put(
    '/api/recommendations/:bookNo/hidden/me',
    { schema: { params: bookParams, body: hiddenAdviceBody, response: { 200: envelope(done) } } },
    async (request) => ok(await hideRecommendation(signedIn(request), request.params.bookNo, request.body.use)),
  );
}
