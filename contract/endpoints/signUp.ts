import type { signUpSchemas } from '../schemas/signUp.ts';
import { defineEndpoints } from './Endpoint.ts';

const step = { method: 'POST', access: 'open', effect: 'repeatable', cache: 'no-store' } as const;
const question = { ...step, effect: 'none' } as const;

/** The steps of joining. Each call after `start` carries the token of its sign-up in the body. */
export const signUpApi = defineEndpoints<typeof signUpSchemas>()({
  listInstitutions: { method: 'GET', path: '/api/account/institutions', access: 'open', cache: 'no-store' },
  start: { ...step, path: '/api/account/sign-ups' },
  readState: { ...question, path: '/api/account/sign-ups/state' },
  agree: { ...step, path: '/api/account/sign-ups/terms' },
  saveWho: { ...step, path: '/api/account/sign-ups/who' },
  findByJoinCode: { ...question, path: '/api/account/sign-ups/join-code' },
  startIdentity: { ...step, path: '/api/account/sign-ups/identity' },
  confirmIdentity: { ...step, path: '/api/account/sign-ups/identity/confirm' },
  consent: { ...step, path: '/api/account/sign-ups/consent' },
  checkDuplicate: { ...question, path: '/api/account/sign-ups/duplicates' },
  submit: { ...step, path: '/api/account/sign-ups/form', queuesMail: true },
  sendEmailCode: { ...step, path: '/api/account/sign-ups/email-code', queuesMail: true },
  proveEmail: { ...step, path: '/api/account/sign-ups/email-proof', queuesMail: true },
});
