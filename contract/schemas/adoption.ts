import { adoptionFile, adoptionPack } from '../adoption.ts';
import { adoptionApi } from '../endpoints/adoption.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { institutionParams } from '../staff.ts';
import { linkSchemas } from './schemasOf.ts';

export const adoptionSchemas = {
  read: { params: institutionParams, data: adoptionPack },
  file: { params: institutionParams, data: adoptionFile },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(adoptionApi, adoptionSchemas);
