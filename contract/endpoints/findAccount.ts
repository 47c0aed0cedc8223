import type { findAccountSchemas } from '../schemas/findAccount.ts';
import { defineEndpoints } from './Endpoint.ts';

const post = { method: 'POST', access: 'open', cache: 'no-store' } as const;

/** A forgotten login name, and a new password by a mailed link. */
export const findAccountApi = defineEndpoints<typeof findAccountSchemas>()({
  findId: { ...post, path: '/api/account/find-id', effect: 'repeatable', queuesMail: true },
  requestReset: { ...post, path: '/api/account/password-resets', effect: 'repeatable', queuesMail: true },
  checkReset: { ...post, path: '/api/account/password-resets/check', effect: 'none' },
  confirmReset: { ...post, path: '/api/account/password-resets/confirm', effect: 'repeatable', queuesMail: true },
});
