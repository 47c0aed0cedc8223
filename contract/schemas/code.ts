import { systemCodes } from '../account.ts';
import { codeApi } from '../endpoints/code.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { linkSchemas } from './schemasOf.ts';

export const codeSchemas = {
  list: { data: systemCodes },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(codeApi, codeSchemas);
