import { recommendationApi } from '#contract/endpoints/recommendation.ts';
import '#contract/schemas/recommendation.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { hideRecommendation, readMonthPicks, readMyRecommendations } from './recommendations.ts';

export async function recommendationRoutes(app: App): Promise<void> {
  const { list, readMonth, hide } = recommendationApi;
  serve(app, list, ({ context, query }) => readMyRecommendations(context, query.page));
  serve(app, readMonth, ({ context, params }) => readMonthPicks(context, params.month));
  serve(app, hide, ({ context, params, body }) => hideRecommendation(context, params.bookNo, body.use));
}
