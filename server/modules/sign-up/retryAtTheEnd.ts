import { AppError } from '#server/errors/AppError.ts';

/** A limit of one sign-up was reached; it is lifted when this sign-up ends and another begins. */
export function retryAtTheEnd({ expiresAt }: { expiresAt: number }, now: number, message: string): AppError {
  return new AppError('TOO_MANY_REQUESTS', { message, retryAfterSeconds: Math.ceil((expiresAt - now) / 1000) });
}
