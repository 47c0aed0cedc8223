import { noticeApi } from '#contract/endpoints/notice.ts';
import '#contract/schemas/notice.ts';
import type { App } from '../../plugins/App.ts';
import { readerOfRequest } from '../../plugins/app/readerOfRequest.ts';
import { serve } from '../../plugins/app/serve.ts';
import { listNotices } from '../../use-cases/notice/listNotices.ts';
import { viewNotice } from '../../use-cases/notice/viewNotice.ts';

export async function noticeRoutes(app: App): Promise<void> {
  serve(app, noticeApi.list, ({ context, query }) => listNotices(context, context.site, query));
  serve(app, noticeApi.read, async (call) => viewNotice(await readerOfRequest(call), call.params.articleNo));
}
