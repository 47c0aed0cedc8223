import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { reefApi } from '../endpoints/reef.ts';
import { done } from '../envelope.ts';
import { reefLook, reefVisit } from '../reef.ts';
import { linkSchemas } from './schemasOf.ts';

export const reefSchemas = {
  visit: { data: reefVisit },
  look: { body: reefLook, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(reefApi, reefSchemas);
