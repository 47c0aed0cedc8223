import { AppError } from '#server/errors/AppError.ts';
import type { Session } from './Session.ts';

/**
 * For changes of personal data, leaving and the like: the password must have been confirmed in this login within the
 * last five minutes (POST /api/auth/validate-password).
 *
 * @param now milliseconds UTC
 * @throws AppError PASSWORD_CHECK_REQUIRED
 */
export function requirePasswordGrant({ passwordValidUntil }: Session, now: number): void {
  if (passwordValidUntil === null || now >= passwordValidUntil) throw new AppError('PASSWORD_CHECK_REQUIRED');
}
