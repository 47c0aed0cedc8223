import { type ErrorCode, errorCodes } from '#contract/errorCodes.ts';
import { ApiError } from '../lib/api/ApiError.ts';

/** The server's refusal with one of its codes. */
export function refusal(code: ErrorCode, retryAfterSeconds: number | null = null): ApiError {
  return new ApiError({ ...errorCodes[code], code, requestId: 'r1', fields: {}, retryAfterSeconds });
}
