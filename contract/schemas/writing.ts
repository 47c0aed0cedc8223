import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { writingApi } from '../endpoints/writing.ts';
import { foundHints, hintsBody, writingParams } from '../writing.ts';
import { linkSchemas } from './schemasOf.ts';

export const writingSchemas = {
  findHints: { params: writingParams, body: hintsBody, data: foundHints },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(writingApi, writingSchemas);
