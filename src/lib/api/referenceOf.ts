import { ApiError } from './ApiError.ts';
import { NetworkError } from './NetworkError.ts';

/** Long enough to find one request among millions of a day, short enough to be read out on the phone. */
const SHOWN = 8;

/**
 * A reference for somebody who helps: the beginning of the number under which the request stands in the server's log.
 * Null where nothing broke: a wrong input or a missing network needs no help.
 */
export function referenceOf(error: unknown): string | null {
  const broken =
    (error instanceof ApiError && (error.status >= 500 || error.code === 'UNKNOWN')) ||
    (error instanceof NetworkError && error.timedOut);
  return broken ? (error.requestId?.slice(0, SHOWN) ?? null) : null;
}
