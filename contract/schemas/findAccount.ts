import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { findAccountApi } from '../endpoints/findAccount.ts';
import { done } from '../envelope.ts';
import {
  accepted,
  checkedReset,
  checkResetBody,
  confirmResetBody,
  findIdBody,
  requestResetBody,
} from '../findAccount.ts';
import { linkSchemas } from './schemasOf.ts';

export const findAccountSchemas = {
  findId: { body: findIdBody, data: accepted },
  requestReset: { body: requestResetBody, data: accepted },
  checkReset: { body: checkResetBody, data: checkedReset },
  confirmReset: { body: confirmResetBody, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(findAccountApi, findAccountSchemas);
