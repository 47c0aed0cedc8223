import { type AxiosError, type AxiosResponse, isAxiosError, isCancel } from 'axios';
import { errorCodes } from '../../../contract/errorCodes.ts';
import { isRecord } from '../persisted/isRecord.ts';
import { ApiError } from './ApiError.ts';
import { NetworkError } from './NetworkError.ts';

/** Turns whatever axios threw into the two kinds that the shell knows. A cancelled request stays what it is. */
export function toRequestError(error: unknown): unknown {
  if (isCancel(error) || !isAxiosError(error)) return error;
  return error.response ? toApiError(error.response) : new NetworkError(isTimeout(error), { cause: error });
}

export function toApiError(response: AxiosResponse<unknown>): ApiError {
  const body = isRecord(response.data) ? response.data : {};
  return new ApiError({
    status: typeof body.status === 'number' ? body.status : response.status,
    code: typeof body.code === 'string' ? body.code : 'UNKNOWN',
    message: typeof body.message === 'string' ? body.message : fallbackMessage(response.status),
    requestId: typeof body.requestId === 'string' ? body.requestId : null,
    fields: readFields(body.fields),
    retryAfterSeconds: readRetryAfter(body.retryAfterSeconds, response.headers['retry-after']),
  });
}

function isTimeout(error: AxiosError): boolean {
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
}

/** A proxy in between answers without our envelope. */
function fallbackMessage(status: number): string {
  return status === 502 || status === 503 || status === 504
    ? errorCodes.OVERLOADED.message
    : errorCodes.UNKNOWN.message;
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
