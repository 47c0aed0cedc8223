import { recommendationApi } from '#contract/endpoints/recommendation.ts';
import '#contract/schemas/recommendation.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { hideRecommendation } from '../../use-cases/recommendation/hideRecommendation.ts';
import { readMonthPicks } from '../../use-cases/recommendation/readMonthPicks.ts';
import { readMyRecommendations } from '../../use-cases/recommendation/readMyRecommendations.ts';

export async function recommendationRoutes(app: App): Promise<void> {
  const { list, readMonth, hide } = recommendationApi;
  serve(app, list, ({ context, query }) => readMyRecommendations(context, query.page));
  serve(app, readMonth, ({ context, params }) => readMonthPicks(context, params.month));
  serve(app, hide, ({ context, params, body }) => hideRecommendation(context, params.bookNo, body.use));
}
