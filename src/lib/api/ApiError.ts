import { commonErrors } from '#contract/commonErrors.ts';
import type { ErrorCode } from '#contract/errorCodes.ts';

interface ApiErrorDetails {
  code: string;
  foreign?: boolean;
  status: number;
  message: string;
  requestId: string | null;
  /** Form field → what to correct. */
  fields: Record<string, string>;
  retryAfterSeconds: number | null;
}

/** The server answered, and the answer was no. `message` is a Korean sentence for the student. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  /** Somebody on the way answered in the product's place: a proxy, the filter of a school, the sign-in page of a Wi-Fi. */
  readonly foreign: boolean;
  readonly status: number;
  readonly requestId: string | null;
  readonly fields: Record<string, string>;
  /** Seconds to wait before the next try, when the server asked for a pause. */
  readonly retryAfter: number | null;

  constructor(details: ApiErrorDetails) {
    super(details.message || commonErrors.UNKNOWN.message);
    this.code = details.code;
    this.foreign = details.foreign ?? false;
    this.status = details.status;
    this.requestId = details.requestId;
    this.fields = details.fields;
    this.retryAfter = details.retryAfterSeconds;
  }

  /** True for a failure that the same request may not meet again. */
  get passing(): boolean {
    return this.status >= 500 || this.status === 429 || this.foreign;
  }

  is(code: ErrorCode): boolean {
    return this.code === code;
  }
}
