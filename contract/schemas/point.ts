import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { pointApi } from '../endpoints/point.ts';
import { pointEntries, pointEntryQuery } from '../myPage.ts';
import { linkSchemas } from './schemasOf.ts';

export const pointSchemas = {
  list: { query: pointEntryQuery, data: pointEntries },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(pointApi, pointSchemas);
