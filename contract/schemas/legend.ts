import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { legendApi } from '../endpoints/legend.ts';
import { legendListing, legendListingBody, legendPage, legendQuery } from '../legend.ts';
import { linkSchemas } from './schemasOf.ts';

export const legendSchemas = {
  list: { query: legendQuery, data: legendPage },
  readListing: { data: legendListing },
  setListing: { body: legendListingBody, data: legendListing },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(legendApi, legendSchemas);
