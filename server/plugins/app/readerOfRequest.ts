import type { FastifyRequest } from 'fastify';
import { tokenHeaderBySite } from '#contract/site.ts';
import type { SiteContext } from '#server/core/Context.ts';
import { type Reader, readerOf } from '#server/modules/notice/public.ts';
import { visitorOf } from './visitorOf.ts';

/** Who reads a page that needs no login: a login that is sent along identifies the student and changes nothing else. */
export function readerOfRequest({
  context,
  request,
}: {
  context: SiteContext;
  request: FastifyRequest;
}): Promise<Reader> {
  const token = request.headers[tokenHeaderBySite[context.site]];
  return readerOf(
    context,
    context.site,
    visitorOf(request),
    typeof token === 'string' && token !== '' ? token : undefined,
  );
}
