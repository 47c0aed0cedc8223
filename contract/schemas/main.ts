import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { mainApi } from '../endpoints/main.ts';
import { mainPage } from '../home.ts';
import { linkSchemas } from './schemasOf.ts';

export const mainSchemas = {
  read: { data: mainPage },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(mainApi, mainSchemas);
