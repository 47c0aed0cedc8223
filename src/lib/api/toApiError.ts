import type { AxiosResponse } from 'axios';
import { commonErrors } from '../../../contract/commonErrors.ts';
import { isRecord } from '../persisted/isRecord.ts';
import { ApiError } from './ApiError.ts';

/**
 * What the server refused.
 *
 * @param sentId counts where the answer names no number, as that of a proxy
 */
export function toApiError(response: AxiosResponse<unknown>, sentId: string): ApiError {
  const body = isRecord(response.data) ? response.data : {};
  return new ApiError({
    status: typeof body.status === 'number' ? body.status : response.status,
    foreign: typeof body.code !== 'string' && typeof body.status !== 'number',
    code: typeof body.code === 'string' ? body.code : 'UNKNOWN',
    message: typeof body.message === 'string' ? body.message : fallbackMessage(response.status),
    requestId: typeof body.requestId === 'string' ? body.requestId : sentId,
    fields: readFields(body.fields),
    retryAfterSeconds: readRetryAfter(body.retryAfterSeconds, response.headers['retry-after']),
  });
}

/** A proxy in between answers without our envelope. */
function fallbackMessage(status: number): string {
  return status === 502 || status === 503 || status === 504
    ? commonErrors.OVERLOADED.message
    : commonErrors.UNKNOWN.message;
}

function readFields(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function readRetryAfter(fromBody: unknown, fromHeader: unknown): number | null {
  const seconds = Number(fromBody ?? fromHeader);
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
