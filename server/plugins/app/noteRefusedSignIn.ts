import type { FastifyRequest } from 'fastify';
import { recordRefusedSignIn } from '#server/modules/access/public.ts';
import { AppError } from '../../errors/AppError.ts';
import { publicContext } from './publicContext.ts';

/**
 * Records a sign-in that was refused, logs it without anything of the person, and throws it on. Tries that nobody looked
 * at are logged once an hour for each network and account, so that a storm of them fills no disk.
 */
export async function noteRefusedSignIn(request: FastifyRequest, accountId: string, error: unknown): Promise<never> {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  const { code } = error;
  const tries = await recordRefusedSignIn(publicContext(request), request.site, accountId, code);
  if (code !== 'SIGN_IN_SLOW_DOWN' || tries === 1) {
    request.log.warn({ event: 'sign-in-refused', code, site: request.site, tries }, 'sign-in refused');
  }
  throw error;
}
