import type { FastifyReply, FastifyRequest } from 'fastify';
import { RENEWED_TOKEN_HEADER, tokenHeaderBySite } from '../../../contract/site.ts';
import { AppError } from '../../errors/AppError.ts';
import { recordRefusal } from '../../use-cases/access/recordAccess.ts';
import { authenticate } from '../../use-cases/auth/authenticate.ts';
import { anyone } from './anyone.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call a route. `open`: everybody. `records`: a login, also one without an institution, which may only see its
     * own status, take its records along and leave. `full`: a login with every right.
     */
    access?: 'open' | 'records' | 'full';
  }
}

/** Hook of the signed-in scope: nothing behind it runs without a login of this site. */
export async function requireLogin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
  const { config } = request.routeOptions;
  const token = request.headers[tokenHeaderBySite[request.site]];
  // A line that stays open is read past the client that takes tokens; the next ordinary call exchanges this one.
  const mayRenew = !config.longLived;
  const found = typeof token === 'string' ? await authenticate(anyone(request), request.site, token, mayRenew) : null;
  if (found === null) throw new AppError('LOGIN_REQUIRED');
  request.session = found.session;
  if (found.renewedToken !== null) reply.header(RENEWED_TOKEN_HEADER, found.renewedToken);
  if (found.access === 'FULL' || config.access === 'records') return;
  const { accountNo, site } = found.session;
  await recordRefusal(anyone(request), { accountNo, site, kind: 'ACCESS_REFUSED', detail: 'NO_AFFILIATION' });
  throw new AppError('NO_AFFILIATION');
}
