import { IdentityWindowError } from './IdentityWindowError.ts';

/** Milliseconds that the verifier's script may take. */
const LOAD_WITHIN_MS = 15_000;

interface IdentityRequest {
  storeId: string;
  channelKey: string;
  identityVerificationId: string;
  redirectUrl: string;
  /** A phone leaves the page for the verifier and comes back by `redirectUrl`. */
  windowType: { pc: 'POPUP'; mobile: 'REDIRECTION' };
  customer: { fullName: string; phoneNumber: string };
}

/** What the verifier answers in place; nothing comes back where the page is left. */
interface IdentityResponse {
  identityVerificationId?: string;
  code?: string;
  message?: string;
}

export interface IdentitySdk {
  requestIdentityVerification(request: IdentityRequest): Promise<IdentityResponse | undefined>;
}

declare global {
  interface Window {
    /** Defined by the script of the identity verifier (PortOne browser SDK, version 2). */
    PortOne?: IdentitySdk;
  }
}

/** Loads the verifier's script once. @throws IdentityWindowError when it does not come in time or is something else */
export async function loadIdentitySdk(sdkUrl: string): Promise<IdentitySdk> {
  return window.PortOne ?? addScript(sdkUrl);
}

function addScript(src: string): Promise<IdentitySdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      // A new try must request it again.
      script.remove();
      reject(new IdentityWindowError('script'));
    };
    const timer = setTimeout(fail, LOAD_WITHIN_MS);
    script.src = src;
    script.async = true;
    script.onerror = () => {
      clearTimeout(timer);
      fail();
    };
    script.onload = () => {
      clearTimeout(timer);
      if (window.PortOne) resolve(window.PortOne);
      else fail();
    };
    document.head.append(script);
  });
}
