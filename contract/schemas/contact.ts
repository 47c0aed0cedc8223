import { contactCodeBody, contactKindParams, contactProofBody, contactStates } from '../contact.ts';
import { contactApi } from '../endpoints/contact.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

export const contactSchemas = {
  list: { data: contactStates },
  sendCode: { body: contactCodeBody, data: done },
  prove: { body: contactProofBody, data: done },
  dropPending: { params: contactKindParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(contactApi, contactSchemas);
