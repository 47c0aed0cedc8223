import type { staffIdentitySchemas, staffProviderSchemas } from '../schemas/staffProvider.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Signing in at the staff pages by a provider of accounts (OpenID Connect). */
export const staffProviderApi = defineEndpoints<typeof staffProviderSchemas>()({
  list: { method: 'GET', path: '/api/staff/sign-in/providers', access: 'open', cache: 'no-store' },
  begin: {
    method: 'POST',
    path: '/api/staff/sign-in/provider',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  answer: {
    method: 'POST',
    path: '/api/staff/sign-in/provider/answer',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  join: {
    method: 'POST',
    path: '/api/staff/sign-in/provider/join',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
});

/** The own accounts at providers. */
export const staffIdentityApi = defineEndpoints<typeof staffIdentitySchemas>()({
  list: { method: 'GET', path: '/api/staff/identities', access: 'staff' },
  unlink: { method: 'DELETE', path: '/api/staff/identities/:identityNo', access: 'staff', effect: 'repeatable' },
});
