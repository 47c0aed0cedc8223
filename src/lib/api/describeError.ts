import { commonErrors } from '#contract/commonErrors.ts';
import { ApiError } from './ApiError.ts';
import { NetworkError } from './NetworkError.ts';
import { UserFacingError } from './UserFacingError.ts';

/** The sentence a student reads: the server's, else our own for no connection, else the general one. */
export function describeError(error: unknown): string {
  if (error instanceof ApiError || error instanceof NetworkError || error instanceof UserFacingError)
    return error.message;
  return commonErrors.UNKNOWN.message;
}
