import type { staffSignInSchemas } from '../schemas/staffSignIn.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Signing in at the staff pages: the password, then a second factor, or a passkey alone; and accepting an invitation. */
export const staffSignInApi = defineEndpoints<typeof staffSignInSchemas>()({
  signIn: { method: 'POST', path: '/api/staff/sign-in', access: 'open', effect: 'repeatable', cache: 'no-store' },
  giveCode: {
    method: 'POST',
    path: '/api/staff/sign-in/code',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/staff/sign-in/passkey-options',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  givePasskey: {
    method: 'POST',
    path: '/api/staff/sign-in/passkey',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  demo: { method: 'POST', path: '/api/staff/sign-in/demo', access: 'open', effect: 'repeatable', cache: 'no-store' },
  newCodes: {
    method: 'POST',
    path: '/api/staff/second-factor/codes',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  confirmCodes: {
    method: 'POST',
    path: '/api/staff/second-factor/codes/confirm',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  newPasskeyOptions: {
    method: 'POST',
    path: '/api/staff/second-factor/passkey-options',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  confirmPasskey: {
    method: 'POST',
    path: '/api/staff/second-factor/passkey',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
  checkInvite: {
    method: 'POST',
    path: '/api/staff/invites/check',
    access: 'open',
    effect: 'none',
    cache: 'no-store',
  },
  acceptInvite: {
    method: 'POST',
    path: '/api/staff/invites/accept',
    access: 'open',
    effect: 'repeatable',
    cache: 'no-store',
  },
});
