import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { policyApi } from '../endpoints/policy.ts';
import { policyHistory, policyParams, policyText, policyVersionParams } from '../policy.ts';
import { linkSchemas } from './schemasOf.ts';

export const policySchemas = {
  readHistory: { params: policyParams, data: policyHistory },
  readText: { params: policyVersionParams, data: policyText },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(policyApi, policySchemas);
