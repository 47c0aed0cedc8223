import { faqApi } from '#contract/endpoints/faq.ts';
import '#contract/schemas/faq.ts';
import type { App } from '#server/plugins/App.ts';
import { readerOfRequest } from '#server/plugins/app/readerOfRequest.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { listFaqs } from './listFaqs.ts';
import { viewFaq } from './viewFaq.ts';

export async function faqRoutes(app: App): Promise<void> {
  serve(app, faqApi.list, ({ context, query }) => listFaqs(context, context.site, query));
  serve(app, faqApi.read, async (call) => viewFaq(await readerOfRequest(call), call.params.faqNo));
}
