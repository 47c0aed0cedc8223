import { type AxiosError, isAxiosError, isCancel } from 'axios';
import { NetworkError } from './NetworkError.ts';
import { toApiError } from './toApiError.ts';

/**
 * Turns whatever axios threw into the two kinds that the shell knows. A cancelled request stays what it is.
 *
 * @param sentId number that the request was sent with
 */
export function toRequestError(error: unknown, sentId: string): unknown {
  if (isCancel(error) || !isAxiosError(error)) return error;
  return error.response
    ? toApiError(error.response, sentId)
    : new NetworkError(isTimeout(error), { cause: error, requestId: sentId });
}

function isTimeout(error: AxiosError): boolean {
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
}
