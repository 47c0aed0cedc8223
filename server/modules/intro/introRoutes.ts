import { articleApi } from '#contract/endpoints/article.ts';
import { inquiryApi } from '#contract/endpoints/inquiry.ts';
import { introApi } from '#contract/endpoints/intro.ts';
import '#contract/schemas/article.ts';
import '#contract/schemas/inquiry.ts';
import '#contract/schemas/intro.ts';
import { AppError } from '#server/errors/AppError.ts';
import { listArticles, viewArticle } from '#server/modules/article/public.ts';
import { issueInquiryForm, sendInquiry } from '#server/modules/inquiry/public.ts';
import { listProducts } from '#server/modules/subscription/public.ts';
import type { App } from '#server/plugins/App.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { registerScopes } from '#server/plugins/registerScopes.ts';
import { readIntroPage } from './readIntroPage.ts';

/** What visitors read before they join, and what they ask. */
export async function introRoutes(app: App): Promise<void> {
  serve(app, introApi.readPage, ({ context, params }) =>
    readIntroPage(app.contentFiles.intro[context.site], params.page),
  );
  // Whoever thinks of joining knows the prices before anything is asked of them. Only the home site sells tickets.
  serve(app, introApi.listPrices, ({ context }) => {
    if (context.site !== 'home') throw new AppError('NOT_FOUND');
    return listProducts(context);
  });
  await registerScopes(app, [academyRoutes]);
}

/** Only the academy site has articles and an inquiry page; elsewhere there is nothing under these addresses. */
async function academyRoutes(app: App): Promise<void> {
  const { env, secrets } = app.services;
  app.addHook('onRequest', async (request) => {
    if (request.site !== 'edu') throw new AppError('NOT_FOUND');
  });
  serve(app, articleApi.list, ({ context, query }) => listArticles(context, query.page));
  serve(app, articleApi.read, ({ context, params }) => viewArticle(context, params.articleNo));
  serve(app, inquiryApi.issueForm, ({ context }) => ({ formToken: issueInquiryForm(secrets, context.now) }));
  serve(app, inquiryApi.send, ({ context, body, request }) =>
    sendInquiry(context, body, { address: request.ip, operatorMail: env.inquiryMail }),
  );
}
