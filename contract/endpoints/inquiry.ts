import type { inquirySchemas } from '../schemas/inquiry.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Questions of visitors of the academy site. A form counts once: sending it again gets the same receipt. */
export const inquiryApi = defineEndpoints<typeof inquirySchemas>()({
  issueForm: { method: 'GET', path: '/api/site/inquiries/form', access: 'open', cache: 'no-store' },
  send: { method: 'POST', path: '/api/site/inquiries', access: 'open', effect: 'repeatable', queuesMail: true },
});
