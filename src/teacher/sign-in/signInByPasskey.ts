import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { staffSignInApi } from '#contract/endpoints/staffSignIn.ts';
import type { StaffSignedIn } from '#contract/staffSignIn.ts';
import type { ApiClient } from '#src/lib/api/createApiClient.ts';

/** Passkeys need a browser that has them and an address with a name and a secure line; an address of numbers has none. */
export function canUsePasskeys(): boolean {
  return window.isSecureContext && browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(window.location.hostname);
}

/**
 * Asks the device for a passkey of this site.
 *
 * @param stepChallenge of the step that it is given in, where there is one
 * @throws Error with a sentence for who pressed, where none was given
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
  const optionsJSON = offered.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON }).catch(notGiven);
  return api.call(staffSignInApi.confirmPasskey, {
    body: { challenge: offered.challenge, response: { ...response, response: { ...response.response } } },
  });
}

/** The window of the device was closed, or nothing fits: it shows no difference. */
function notGiven(): never {
  throw new Error('패스키를 받지 못했어요. 다시 눌러 보거나 다른 방법으로 들어와 주세요.');
}
