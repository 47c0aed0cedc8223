import type { codeSchemas } from '../schemas/code.ts';
import { defineEndpoints } from './Endpoint.ts';

/** The code lists of the system. */
export const codeApi = defineEndpoints<typeof codeSchemas>()({
  list: { method: 'POST', path: '/api/code/cmtSystemCode', access: 'open', effect: 'none' },
});
