import { noticeApi } from '#contract/endpoints/notice.ts';
import '#contract/schemas/notice.ts';
import type { App } from '#server/plugins/App.ts';
import { readerOfRequest } from '#server/plugins/app/readerOfRequest.ts';
import { serve } from '#server/plugins/app/serve.ts';
import { listNotices } from './listNotices.ts';
import { viewNotice } from './viewNotice.ts';

export async function noticeRoutes(app: App): Promise<void> {
  serve(app, noticeApi.list, ({ context, query }) => listNotices(context, context.site, query));
  serve(app, noticeApi.read, async (call) => viewNotice(await readerOfRequest(call), call.params.articleNo));
}
