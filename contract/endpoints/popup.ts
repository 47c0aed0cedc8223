import type { popupSchemas } from '../schemas/popup.ts';
import { defineEndpoints } from './Endpoint.ts';

/** What the main page of a site shows over itself today. */
export const popupApi = defineEndpoints<typeof popupSchemas>()({
  list: { method: 'GET', path: '/api/site/popups', access: 'open' },
});
