import type { EndpointSchemas } from '../endpoints/Endpoint.ts';
import { staffSignInApi } from '../endpoints/staffSignIn.ts';
import {
  acceptInviteBody,
  inviteTokenBody,
  newCodes,
  passkeyBody,
  passkeyOptions,
  passkeySignInBody,
  staffChallengeBody,
  staffCodeBody,
  staffFactorStep,
  staffInvitation,
  staffSignedIn,
  staffSignInBody,
} from '../staffSignIn.ts';
import { linkSchemas } from './schemasOf.ts';

export const staffSignInSchemas = {
  signIn: { body: staffSignInBody, data: staffFactorStep },
  giveCode: { body: staffCodeBody, data: staffSignedIn },
  passkeyOptions: { data: passkeyOptions },
  givePasskey: { body: passkeySignInBody, data: staffSignedIn },
  demo: { data: staffSignedIn },
  newCodes: { body: staffChallengeBody, data: newCodes },
  confirmCodes: { body: staffCodeBody, data: staffSignedIn },
  newPasskeyOptions: { body: staffChallengeBody, data: passkeyOptions },
  confirmPasskey: { body: passkeyBody, data: staffSignedIn },
  checkInvite: { body: inviteTokenBody, data: staffInvitation },
  acceptInvite: { body: acceptInviteBody, data: staffFactorStep },
} satisfies Record<string, EndpointSchemas>;

linkSchemas(staffSignInApi, staffSignInSchemas);
