import type { IdentityStart } from '#contract/signUp.ts';
import { failureOfCode, IdentityWindowError } from './IdentityWindowError.ts';
import { loadIdentitySdk } from './loadIdentitySdk.ts';

/**
 * Opens the verifier's window for the guardian and waits until it is done with. On a phone the page is left instead and
 * the answer comes with the address of the way back.
 *
 * @throws IdentityWindowError
 */
export async function openIdentityWindow(
  { sdkUrl, ...start }: IdentityStart,
  guardian: { name: string; mobileNo: string },
): Promise<void> {
  const sdk = await loadIdentitySdk(sdkUrl);
  const answer = await sdk
    .requestIdentityVerification({
      ...start,
      windowType: { pc: 'POPUP', mobile: 'REDIRECTION' },
      customer: { fullName: guardian.name, phoneNumber: guardian.mobileNo },
    })
    .catch((cause: unknown) => {
      throw new IdentityWindowError(failureOfCode(codeOf(cause)), '', { cause });
    });
  // Whether it went well is asked of the verifier by our server, never believed here.
  if (answer?.code) throw new IdentityWindowError(failureOfCode(answer.code), answer.message);
}

function codeOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
