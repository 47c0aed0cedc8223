import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { signUpApi } from '../endpoints/signUp.ts';
import { done } from '../envelope.ts';
import {
  confirmIdentityBody,
  duplicateBody,
  duplicateData,
  guardianConsentBody,
  identityStart,
  institutionItem,
  institutionList,
  institutionQuery,
  joinCodeBody,
  signUpDone,
  signUpFormBody,
  signUpProofBody,
  signUpState,
  signUpTermsBody,
  signUpTokenBody,
  signUpWhoBody,
  startedSignUp,
  startIdentityBody,
  startSignUpBody,
} from '../signUp.ts';
import { linkSchemas } from './schemasOf.ts';

export const signUpSchemas = {
  listInstitutions: { query: institutionQuery, data: institutionList },
  start: { body: startSignUpBody, data: startedSignUp },
  readState: { body: signUpTokenBody, data: signUpState },
  agree: { body: signUpTermsBody, data: signUpState },
  saveWho: { body: signUpWhoBody, data: signUpState },
  findByJoinCode: { body: joinCodeBody, data: institutionItem },
  startIdentity: { body: startIdentityBody, data: identityStart },
  confirmIdentity: { body: confirmIdentityBody, data: signUpState },
  consent: { body: guardianConsentBody, data: signUpState },
  checkDuplicate: { body: duplicateBody, data: duplicateData },
  submit: { body: signUpFormBody, data: signUpDone },
  sendEmailCode: { body: signUpTokenBody, data: done },
  proveEmail: { body: signUpProofBody, data: done },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(signUpApi, signUpSchemas);
