import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a caller has what it would get (RFC 9110, section 13.2.2): by its tag where it sends one, else by the day of
 * the last change, which counts whole seconds.
 */
export function isUnchanged(headers: IncomingHttpHeaders, { etag, changedAt }: { etag: string; changedAt: number }) {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && Math.floor(changedAt / 1000) * 1000 <= since;
}
