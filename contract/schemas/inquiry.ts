import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { inquiryApi } from '../endpoints/inquiry.ts';
import { inquiryBody, inquiryForm, inquiryReceipt } from '../inquiry.ts';
import { linkSchemas } from './schemasOf.ts';

export const inquirySchemas = {
  issueForm: { data: inquiryForm },
  send: { body: inquiryBody, data: inquiryReceipt },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(inquiryApi, inquirySchemas);
