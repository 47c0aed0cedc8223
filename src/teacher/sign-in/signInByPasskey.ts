import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import { staffSignInApi } from '#contract/endpoints/staffSignIn.ts';
import type { passkeyOptions, StaffSignedIn } from '#contract/staffSignIn.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';
import { UserFacingError } from '#src/lib/api/UserFacingError.ts';

/** Passkeys need a browser that has them and an address with a name and a secure line; an address of numbers has none. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(window.location.hostname);
}

/**
 * Asks the device for a passkey of this site.
 *
 * @param stepChallenge of the step that it is given in, where there is one
 * @throws UserFacingError where none was given
 */
export async function signInByPasskey(api: ApiClient, stepChallenge?: string): Promise<StaffSignedIn> {
  const { challenge, options } = await api.call(staffSignInApi.passkeyOptions);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await startAuthentication({ optionsJSON }).catch(notGiven);
  return api.call(staffSignInApi.givePasskey, {
    body: { challenge, stepChallenge, response: { ...response, response: { ...response.response } } },
  });
}

/** Makes a passkey on this device for who has no second factor yet. */
export async function makePasskey(api: ApiClient, challenge: string): Promise<StaffSignedIn> {
  const offered = await api.call(staffSignInApi.newPasskeyOptions, { body: { challenge } });
  return api.call(staffSignInApi.confirmPasskey, { body: await registerOnDevice(offered) });
}

/** Lets the device make a passkey of these options. @throws UserFacingError where none was made */
export async function registerOnDevice({ challenge, options }: z.infer<typeof passkeyOptions>) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'InvalidStateError')
      throw new UserFacingError('이 기기에는 이미 패스키가 있어요.');
    return notGiven();
  });
  return { challenge, response: { ...response, response: { ...response.response } } };
}

/** The window of the device was closed, or nothing fits: it shows no difference. */
function notGiven(): never {
  throw new UserFacingError('패스키를 받지 못했어요. 다시 눌러 보거나 다른 방법으로 들어와 주세요.');
}
