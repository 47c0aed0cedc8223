import type { FastifyReply, FastifyRequest } from 'fastify';
import { STAFF_TOKEN_HEADER } from '#contract/site.ts';
import type { StaffRight } from '#domain/staff/staffRights.ts';
import type { PostContext, StaffContext } from '#server/core/StaffContext.ts';
import { admitStaff, authenticateStaff, type StaffPath, type StaffSession } from '#server/modules/staff/public.ts';
import { AppError } from '../../errors/AppError.ts';
import type { AccountLimiter } from './limitAccounts.ts';
import { publicSiteContext } from './publicSiteContext.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the scope of the staff. */
    staff: StaffSession | null;
  }
}

/** Hook of the staff's scope: nothing behind it runs without a login of the staff on this site. The home site has none. */
export function requireStaff(limiter: AccountLimiter): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const token = request.headers[STAFF_TOKEN_HEADER];
    if (typeof token !== 'string') throw new AppError('LOGIN_REQUIRED');
    await limiter.refuseEarly(request, token);
    const session = await authenticateStaff(publicSiteContext(request), token);
    if (session === null) throw new AppError('LOGIN_REQUIRED');
    request.staff = session;
    await limiter.take(request, token);
  };
}

/** What a use case of the staff works with. @throws AppError LOGIN_REQUIRED outside the staff's scope */
export function staffContext(request: FastifyRequest): StaffContext {
  if (request.staff === null || request.staff === undefined) throw new AppError('LOGIN_REQUIRED');
  const { staffNo, demo } = request.staff;
  return { ...publicSiteContext(request), staffNo, demo };
}

/** The same with the post that lets the call in. @throws AppError NOT_FOUND for who has not the right there */
export async function postContext(request: FastifyRequest, right: StaffRight): Promise<PostContext> {
  const context = staffContext(request);
  return { ...context, post: await admitStaff(context, request.params as StaffPath, right) };
}
