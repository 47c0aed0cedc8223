import { ApiError } from '../../lib/api/ApiError.ts';

/** A link that is over, ended or was never there: all look alike, so that nobody can try keys. */
export function isClosed(error: Error): boolean {
  return error instanceof ApiError && [400, 404, 422].includes(error.status);
}
