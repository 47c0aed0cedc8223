import { checkedContactChange, undoBody, undoneContactChange } from '../contact.ts';
import { contactChangeApi } from '../endpoints/contactChange.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { linkSchemas } from './schemasOf.ts';

export const contactChangeSchemas = {
  check: { body: undoBody, data: checkedContactChange },
  undo: { body: undoBody, data: undoneContactChange },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(contactChangeApi, contactChangeSchemas);
