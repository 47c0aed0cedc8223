import { AppError } from '#server/errors/AppError.ts';
import type { StaffSession } from './sign-in/authenticateStaff.ts';

/** The login of a request behind it. @throws AppError LOGIN_REQUIRED */
export function sessionOf(session: StaffSession | null): StaffSession {
  if (session === null) throw new AppError('LOGIN_REQUIRED');
  return session;
}
