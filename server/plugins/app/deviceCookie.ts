import type { FastifyReply, FastifyRequest } from 'fastify';
import { authApi } from '#contract/endpoints/auth.ts';

const NAME = 'device';
const YEAR_SECONDS = 31_536_000;

/** The mark of a device, in the one cookie that the server ever reads. No login is read from a cookie. */
export const deviceCookie = {
  read(request: FastifyRequest): string | undefined {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  },

  /** Only the sign-in gets it back, from our own pages, and no script can read it. */
  write(request: FastifyRequest, reply: FastifyReply, mark: string): void {
    const secure = request.server.services.env.origins[request.site].startsWith('https:') ? '; Secure' : '';
    const scope = `Path=${authApi.signIn.path}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
    reply.header('set-cookie', `${NAME}=${mark}; ${scope}`);
  },
};
