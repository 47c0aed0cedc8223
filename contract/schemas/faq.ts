import { z } from 'zod';
import { faq, faqList, faqQuery } from '../customerService.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { faqApi } from '../endpoints/faq.ts';
import { linkSchemas } from './schemasOf.ts';

const faqParams = z.strictObject({ faqNo: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER) });

export const faqSchemas = {
  list: { query: faqQuery, data: faqList },
  read: { params: faqParams, data: faq },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(faqApi, faqSchemas);
