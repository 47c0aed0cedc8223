import type { FastifyReply, FastifyRequest } from 'fastify';
import { RENEWED_TOKEN_HEADER, tokenHeaderBySite } from '#contract/site.ts';
import { recordRefusal } from '#server/modules/access/public.ts';
import { authenticate, whyLoginEnded } from '#server/modules/auth/public.ts';
import { AppError } from '../../errors/AppError.ts';
import type { AccountLimiter } from './limitAccounts.ts';
import { publicContext } from './publicContext.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Who may call a route. `open`: everybody. `records`: a login, also one without an institution, which may only see its
     * own status, take its records along and leave. `full`: a login with every right. `staff`: a login of the staff pages.
     */
    access?: 'open' | 'records' | 'full' | 'staff';
  }
}

/**
 * Hook of the signed-in scope: nothing behind it runs without a login of this site.
 *
 * @param limiter refuses an account that asks for too much, before anything is written for it
 */
export function requireLogin(limiter: AccountLimiter): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { config } = request.routeOptions;
    const token = request.headers[tokenHeaderBySite[request.site]];
    if (typeof token !== 'string') throw new AppError('LOGIN_REQUIRED');
    await limiter.refuseEarly(request, token);
    const context = publicContext(request);
    // A line that stays open is read past the client that takes tokens; the next ordinary call exchanges this one.
    const mayRenew = !config.longLived;
    const found = await authenticate(context, request.site, token, mayRenew);
    if (found === null) {
      const message = await whyLoginEnded(context, token);
      throw message === undefined ? new AppError('LOGIN_REQUIRED') : new AppError('LOGIN_ENDED', { message });
    }
    request.session = found.session;
    if (found.renewedToken !== null) reply.header(RENEWED_TOKEN_HEADER, found.renewedToken);
    await limiter.take(request, token);
    if (found.access === 'FULL' || config.access === 'records') return;
    const { accountNo, site } = found.session;
    await recordRefusal(context, { accountNo, site, kind: 'ACCESS_REFUSED', detail: 'NO_AFFILIATION' });
    throw new AppError('NO_AFFILIATION');
  };
}
