import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER, requestIdPattern } from '#contract/requestId.ts';

/**
 * The number of a request: the browser's or proxy's own where it is one, else a new one. Anything else in the header is
 * dropped, so that nobody can write lines or control characters into a log.
 */
export function readRequestId({ headers }: { headers: Record<string, string | string[] | undefined> }): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}
