import { z } from 'zod';
import { article, articleList } from '../../../contract/article.ts';
import { envelope, pageQuery } from '../../../contract/envelope.ts';
import { inquiryBody, inquiryForm, inquiryReceipt } from '../../../contract/inquiry.ts';
import { introAnswer } from '../../../contract/introTexts.ts';
import { subscriptionProducts } from '../../../contract/subscription.ts';
import { AppError } from '../../errors/AppError.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { registerScopes } from '../../plugins/registerScopes.ts';
import { listArticles } from '../../use-cases/article/listArticles.ts';
import { viewArticle } from '../../use-cases/article/viewArticle.ts';
import { issueInquiryForm } from '../../use-cases/inquiry/InquiryForm.ts';
import { sendInquiry } from '../../use-cases/inquiry/sendInquiry.ts';
import { readIntroPage } from '../../use-cases/intro/readIntroPage.ts';
import { listProducts } from '../../use-cases/subscription/read/listProducts.ts';

const pageParams = z.strictObject({ page: z.string().max(20) });
const articleParams = z.strictObject({ articleNo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

/** What visitors read before they join, and what they ask. */
export async function introRoutes(app: App): Promise<void> {
  app.get(
    '/api/site/intro/:page',
    { schema: { params: pageParams, response: { 200: envelope(introAnswer) } } },
    async (request) => ok(readIntroPage(app.contentFiles.intro[request.site], request.params.page)),
  );
  // Whoever thinks of joining knows the prices before anything is asked of them. Only the home site sells tickets.
  app.get('/api/site/prices', { schema: { response: { 200: envelope(subscriptionProducts) } } }, async (request) => {
    if (request.site !== 'home') throw new AppError('NOT_FOUND');
    return ok(await listProducts(anyone(request)));
  });
  await registerScopes(app, [academyRoutes]);
}

/** Only the academy site has articles and an inquiry page; elsewhere there is nothing under these addresses. */
async function academyRoutes(app: App): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (request.site !== 'edu') throw new AppError('NOT_FOUND');
  });
  app.get(
    '/api/site/articles',
    { schema: { querystring: pageQuery, response: { 200: envelope(articleList) } } },
    async (request) => ok(await listArticles(anyone(request), request.query.page)),
  );
  app.get(
    '/api/site/articles/:articleNo',
    { schema: { params: articleParams, response: { 200: envelope(article) } } },
    async (request) => ok(await viewArticle(anyone(request), request.params.articleNo)),
  );
  app.get(
    '/api/site/inquiries/form',
    { schema: { response: { 200: envelope(inquiryForm) } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return ok({ formToken: issueInquiryForm(app.services.secrets, request.now) });
    },
  );
  app.post(
    '/api/site/inquiries',
    { schema: { body: inquiryBody, response: { 200: envelope(inquiryReceipt) } }, config: { queuesMail: true } },
    async (request) =>
      ok(
        await sendInquiry(anyone(request), request.body, {
          address: request.ip,
          operatorMail: app.services.env.inquiryMail,
        }),
      ),
  );
}
