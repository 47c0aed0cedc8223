import type { authSchemas } from '../schemas/auth.ts';
import { defineEndpoints } from './Endpoint.ts';

const post = { method: 'POST', access: 'open', effect: 'repeatable', cache: 'no-store' } as const;

/** Beginning a login, and what may hold it up: the calls after `signIn` carry the temporary token of its answer. */
export const authApi = defineEndpoints<typeof authSchemas>()({
  signIn: { ...post, path: '/api/auth/sign-in' },
  readDemo: { method: 'GET', path: '/api/auth/demo', access: 'open', cache: 'no-store' },
  releaseDormancy: { ...post, path: '/api/auth/dormancy/release' },
  undoWithdrawal: { ...post, path: '/api/auth/withdrawal/undo' },
  postponePassword: { ...post, path: '/api/auth/change-password/later' },
  changePassword: { ...post, path: '/api/auth/change-password', queuesMail: true },
});
