import type { FastifyRequest } from 'fastify';
import { faqApi } from '#contract/endpoints/faq.ts';
import { noticeApi } from '#contract/endpoints/notice.ts';
import '#contract/schemas/faq.ts';
import '#contract/schemas/notice.ts';
import { tokenHeaderBySite } from '#contract/site.ts';
import type { App } from '../../plugins/App.ts';
import { serve } from '../../plugins/app/serve.ts';
import { visitorOf } from '../../plugins/app/visitorOf.ts';
import type { SiteContext } from '../../use-cases/Context.ts';
import { listFaqs } from '../../use-cases/faq/listFaqs.ts';
import { viewFaq } from '../../use-cases/faq/viewFaq.ts';
import { listNotices } from '../../use-cases/notice/listNotices.ts';
import { type Reader, readerOf } from '../../use-cases/notice/readerOf.ts';
import { viewNotice } from '../../use-cases/notice/viewNotice.ts';

/** Notices and answers. */
export async function noticeRoutes(app: App): Promise<void> {
  serve(app, noticeApi.list, ({ context, query }) => listNotices(context, context.site, query));
  serve(app, noticeApi.read, async (call) => viewNotice(await reading(call), call.params.articleNo));
  serve(app, faqApi.list, ({ context, query }) => listFaqs(context, context.site, query));
  serve(app, faqApi.read, async (call) => viewFaq(await reading(call), call.params.faqNo));
}

/** Who reads: a login that is sent along distinguishes one student from another, and changes nothing else. */
function reading({ context, request }: { context: SiteContext; request: FastifyRequest }): Promise<Reader> {
  const token = request.headers[tokenHeaderBySite[context.site]];
  return readerOf(
    context,
    context.site,
    visitorOf(request),
    typeof token === 'string' && token !== '' ? token : undefined,
  );
}
