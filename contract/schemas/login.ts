import { z } from 'zod';
import { endedLogins, loginList, validatePasswordBody, validatePasswordData } from '../auth.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { loginApi } from '../endpoints/login.ts';
import { done } from '../envelope.ts';
import { linkSchemas } from './schemasOf.ts';

const loginParams = z.strictObject({ loginId: z.string().min(1).max(100) });

export const loginSchemas = {
  validatePassword: { body: validatePasswordBody, data: validatePasswordData },
  signOut: { data: done },
  list: { data: loginList },
  endOthers: { data: endedLogins },
  end: { params: loginParams, data: endedLogins },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(loginApi, loginSchemas);
