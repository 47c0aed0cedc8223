import type { FastifyRequest } from 'fastify';
import type { SignedInContext } from '#server/core/Context.ts';
import type { Session } from '#server/modules/auth/public.ts';
import { AppError } from '../../errors/AppError.ts';
import { publicContext } from './publicContext.ts';

/** The session of a request in the signed-in scope. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new AppError('LOGIN_REQUIRED');
  return request.session;
}

/** What a use case works with, from a request in the signed-in scope. */
export function signedIn(request: FastifyRequest): SignedInContext {
  const { accountNo, site } = sessionOf(request);
  return { ...publicContext(request), accountNo, site };
}
