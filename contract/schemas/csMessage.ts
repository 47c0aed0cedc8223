import { csMessageParams, csMessages } from '../customerService.ts';
import { csMessageApi } from '../endpoints/csMessage.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { done } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

export const csMessageSchemas = {
  list: { data: csMessages },
  markSeen: { params: csMessageParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(csMessageApi, csMessageSchemas);
