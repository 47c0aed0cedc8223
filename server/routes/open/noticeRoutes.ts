import { z } from 'zod';
import { envelope, pageQuery } from '../../../contract/envelope.ts';
import { notice, noticeList } from '../../../contract/home.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { listNotices } from '../../use-cases/notice/listNotices.ts';
import { viewNotice } from '../../use-cases/notice/viewNotice.ts';

const noticeParams = z.strictObject({ articleNo: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export async function noticeRoutes(app: App): Promise<void> {
  app.get(
    '/api/notices',
    { schema: { querystring: pageQuery, response: { 200: envelope(noticeList) } } },
    async (request) => ok(await listNotices(anyone(request), request.query.page)),
  );

  app.get(
    '/api/notices/:articleNo',
    { schema: { params: noticeParams, response: { 200: envelope(notice) } } },
    async (request) => ok(await viewNotice(anyone(request), request.params.articleNo)),
  );
}
