import type { contactSchemas } from '../schemas/contact.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Proving that a mail address or a number is one's own. */
export const contactApi = defineEndpoints<typeof contactSchemas>()({
  list: { method: 'GET', path: '/api/account/contacts/me' },
  sendCode: { method: 'POST', path: '/api/account/contacts/me/codes', effect: 'repeatable', queuesMail: true },
  prove: { method: 'POST', path: '/api/account/contacts/me/proofs', effect: 'repeatable', queuesMail: true },
  dropPending: { method: 'DELETE', path: '/api/account/contacts/me/:kind/pending', effect: 'repeatable' },
});
