import { ApiError } from './ApiError.ts';
import { NetworkError } from './NetworkError.ts';

/** True where the server did not decide anything: no network, or a server that cannot answer now. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.passing);
}
