import type { AxiosResponse } from 'axios';
import { commonErrors } from '#contract/commonErrors.ts';
import { isRecord } from '../persisted/isRecord.ts';
import { ApiError } from './ApiError.ts';

/**
 * What the server refused.
 *
 * @param sentId counts where the answer names no number, as that of a proxy
 */
export function toApiError(
  response: Pick<AxiosResponse<unknown>, 'status' | 'headers' | 'data'>,
  sentId: string,
): ApiError {
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
  if (status === 502 || status === 503 || status === 504) return commonErrors.OVERLOADED.message;
  // The sign-in page of a Wi-Fi, or a filter: nothing of ours is broken, and whoever reads it can do something.
  if (status < 500 || status === 511)
    return '책바다에 닿지 못했어요. 인터넷 연결이나 와이파이 로그인을 확인하고 다시 해 주세요.';
  return commonErrors.UNKNOWN.message;
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
