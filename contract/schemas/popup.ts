import { sitePopups } from '../customerService.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { popupApi } from '../endpoints/popup.ts';
import { linkSchemas } from './schemasOf.ts';

export const popupSchemas = {
  list: { data: sitePopups },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(popupApi, popupSchemas);
