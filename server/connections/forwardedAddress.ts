import type { IncomingHttpHeaders } from 'node:http';
import { networkOf } from '#server/core/networkOf.ts';

/** The network that the proxy in front saw: the last hop of the header, as `trustProxy` of the application reads it. */
export function forwardedAddress(headers: IncomingHttpHeaders): string | undefined {
  const text = headers['x-forwarded-for'];
  const last = (Array.isArray(text) ? text.join(',') : text)?.split(',').at(-1)?.trim();
  return last ? networkOf(last) : undefined;
}
