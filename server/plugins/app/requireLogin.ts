import type { FastifyReply, FastifyRequest } from 'fastify';
import { RENEWED_TOKEN_HEADER, tokenHeaderBySite } from '../../../contract/site.ts';
import { AppError } from '../../errors/AppError.ts';
import { authenticate } from '../../use-cases/auth/authenticate.ts';
import { anyone } from './anyone.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that also answers while the account or its institution is suspended. */
    whileSuspended?: boolean;
  }
}

/** Hook of the signed-in scope: nothing behind it runs without a login of this site. */
export async function requireLogin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
  const token = request.headers[tokenHeaderBySite[request.site]];
  const found = typeof token === 'string' ? await authenticate(anyone(request), request.site, token) : null;
  if (found === null) throw new AppError('LOGIN_REQUIRED');
  request.session = found.session;
  if (found.renewedToken !== null) reply.header(RENEWED_TOKEN_HEADER, found.renewedToken);
  if (found.refusal !== null && !request.routeOptions.config.whileSuspended) throw new AppError(found.refusal);
}
