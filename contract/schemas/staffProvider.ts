import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { staffIdentityApi, staffProviderApi } from '../endpoints/staffProvider.ts';
import { done } from '../envelope.ts';
import {
  identityParams,
  providerAnswerBody,
  providerBeginBody,
  providerBegun,
  providerJoinBody,
  staffEntry,
  staffIdentityList,
  staffProviderList,
} from '../staffProvider.ts';
import { linkSchemas } from './schemasOf.ts';

export const staffProviderSchemas = {
  list: { data: staffProviderList },
  begin: { body: providerBeginBody, data: providerBegun },
  answer: { body: providerAnswerBody, data: staffEntry },
  join: { body: providerJoinBody, data: staffEntry },
} satisfies Record<string, EndpointSchemas>;

export const staffIdentitySchemas = {
  list: { data: staffIdentityList },
  unlink: { params: identityParams, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(staffProviderApi, staffProviderSchemas);
linkSchemas(staffIdentityApi, staffIdentitySchemas);
