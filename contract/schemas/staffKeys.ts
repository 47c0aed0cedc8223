import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { staffKeysApi } from '../endpoints/staffKeys.ts';
import { done } from '../envelope.ts';
import { endKeyBody, newRecoveryCodes, staffKeys, staffPasswordProof } from '../staffKeys.ts';
import { newCodes, passkeyBody, passkeyOptions, staffCodeBody } from '../staffSignIn.ts';
import { linkSchemas } from './schemasOf.ts';

export const staffKeySchemas = {
  list: { data: staffKeys },
  offerPasskey: { body: staffPasswordProof, data: passkeyOptions },
  addPasskey: { body: passkeyBody, data: done },
  offerCodes: { body: staffPasswordProof, data: newCodes },
  confirmCodes: { body: staffCodeBody, data: done },
  renewRecoveryCodes: { body: staffPasswordProof, data: newRecoveryCodes },
  end: { body: endKeyBody, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(staffKeysApi, staffKeySchemas);
