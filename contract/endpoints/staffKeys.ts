import type { staffKeySchemas } from '../schemas/staffKeys.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The second factors of somebody of the staff, seen and changed by that person. Each change asks for the password. */
export const staffKeysApi = defineEndpoints<typeof staffKeySchemas>()({
  list: { method: 'GET', path: '/api/staff/keys', access: 'staff' },
  offerPasskey: {
    method: 'POST',
    path: '/api/staff/keys/passkey-options',
    access: 'staff',
    effect: 'repeatable',
    cache: 'no-store',
  },
  addPasskey: {
    method: 'POST',
    path: '/api/staff/keys/passkeys',
    access: 'staff',
    effect: 'repeatable',
    queuesMail: true,
  },
  offerCodes: {
    method: 'POST',
    path: '/api/staff/keys/codes',
    access: 'staff',
    effect: 'repeatable',
    cache: 'no-store',
  },
  confirmCodes: {
    method: 'POST',
    path: '/api/staff/keys/codes/confirm',
    access: 'staff',
    effect: 'repeatable',
    queuesMail: true,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/api/staff/keys/recovery-codes',
    access: 'staff',
    effect: 'repeatable',
    cache: 'no-store',
    queuesMail: true,
  },
  end: { method: 'POST', path: '/api/staff/keys/end', access: 'staff', effect: 'repeatable', queuesMail: true },
});
