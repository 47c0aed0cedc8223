import type { faqSchemas } from '../schemas/faq.ts';
import { defineEndpoints } from './Endpoint.ts';

/** Questions that are asked often, with their answers. A login that is sent along counts as for notices. */
export const faqApi = defineEndpoints<typeof faqSchemas>()({
  list: { method: 'GET', path: '/api/faqs', access: 'open' },
  read: { method: 'GET', path: '/api/faqs/:faqNo', access: 'open' },
});
