import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { faq, faqList, faqQuery } from '../../../contract/customerService.ts';
import { envelope } from '../../../contract/envelope.ts';
import { notice, noticeList, noticeQuery } from '../../../contract/home.ts';
import { tokenHeaderBySite } from '../../../contract/site.ts';
import type { App } from '../../plugins/App.ts';
import { anyone } from '../../plugins/app/anyone.ts';
import { ok } from '../../plugins/app/ok.ts';
import { visitorOf } from '../../plugins/app/visitorOf.ts';
import { listFaqs } from '../../use-cases/faq/listFaqs.ts';
import { viewFaq } from '../../use-cases/faq/viewFaq.ts';
import { listNotices } from '../../use-cases/notice/listNotices.ts';
import { type Reader, readerOf } from '../../use-cases/notice/readerOf.ts';
import { viewNotice } from '../../use-cases/notice/viewNotice.ts';

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const noticeParams = z.strictObject({ articleNo: number });
const faqParams = z.strictObject({ faqNo: number });

/** Who reads: a login that is sent along tells one student from another, and changes nothing else. */
function reading(request: FastifyRequest): Promise<Reader> {
  const token = request.headers[tokenHeaderBySite[request.site]];
  return readerOf(
    anyone(request),
    request.site,
    visitorOf(request),
    typeof token === 'string' && token !== '' ? token : undefined,
  );
}

/** Notices and answers. */
export async function noticeRoutes(app: App): Promise<void> {
  app.get(
    '/api/notices',
    { schema: { querystring: noticeQuery, response: { 200: envelope(noticeList) } } },
    async (request) => ok(await listNotices(anyone(request), request.site, request.query)),
  );

  app.get(
    '/api/notices/:articleNo',
    { schema: { params: noticeParams, response: { 200: envelope(notice) } } },
    async (request) => ok(await viewNotice(await reading(request), request.params.articleNo)),
  );

  app.get('/api/faqs', { schema: { querystring: faqQuery, response: { 200: envelope(faqList) } } }, async (request) =>
    ok(await listFaqs(anyone(request), request.site, request.query)),
  );

  app.get('/api/faqs/:faqNo', { schema: { params: faqParams, response: { 200: envelope(faq) } } }, async (request) =>
    ok(await viewFaq(await reading(request), request.params.faqNo)),
  );
}
