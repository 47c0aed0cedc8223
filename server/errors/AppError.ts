import { type ErrorCode, errorCodes } from '#contract/errorCodes.ts';

export interface AppErrorDetails {
  /** Path of a field → Korean reason. */
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Replaces the message of the code where a better one is known. */
  message?: string;
}

/** An expected failure. The one error handler turns it into the HTTP status and body of its code. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? errorCodes[code].message);
    this.code = code;
    this.status = errorCodes[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
