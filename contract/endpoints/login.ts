import type { loginSchemas } from '../schemas/login.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The logins of an account: confirming the password within one, listing and ending them. */
export const loginApi = defineEndpoints<typeof loginSchemas>()({
  validatePassword: {
    method: 'POST',
    path: '/api/auth/validate-password',
    access: 'records',
    effect: 'repeatable',
  },
  signOut: { method: 'POST', path: '/api/auth/sign-out', access: 'records', effect: 'repeatable' },
  list: { method: 'GET', path: '/api/auth/logins/me' },
  endOthers: { method: 'DELETE', path: '/api/auth/logins/me/others', effect: 'repeatable' },
  end: { method: 'DELETE', path: '/api/auth/logins/:loginId', effect: 'repeatable' },
});
