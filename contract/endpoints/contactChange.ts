import type { contactChangeSchemas } from '../schemas/contactChange.ts';
import { defineEndpoints } from './Endpoint.ts';

const post = { method: 'POST', access: 'open', cache: 'no-store' } as const;

/** Undoing the change of a contact, by the link that was mailed to the contact before. */
export const contactChangeApi = defineEndpoints<typeof contactChangeSchemas>()({
  check: { ...post, path: '/api/account/contact-changes/check', effect: 'none' },
  undo: { ...post, path: '/api/account/contact-changes/undo', effect: 'repeatable' },
});
