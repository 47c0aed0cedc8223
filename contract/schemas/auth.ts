import { demoLogin, remindedPasswordBody, signInBody, signInData, temporaryTokenBody } from '../auth.ts';
import { authApi } from '../endpoints/auth.ts';
import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { linkSchemas } from './schemasOf.ts';

export const authSchemas = {
  signIn: { body: signInBody, data: signInData },
  readDemo: { data: demoLogin },
  releaseDormancy: { body: temporaryTokenBody, data: signInData },
  undoWithdrawal: { body: temporaryTokenBody, data: signInData },
  postponePassword: { body: temporaryTokenBody, data: signInData },
  changePassword: { body: remindedPasswordBody, data: signInData },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(authApi, authSchemas);
