/** As much of `window.trustedTypes` as is used; browsers without it take the text. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** The policy that the server allows pages (`trusted-types` in server/plugins/infra/security.ts). */
const POLICY = 'chaekbada';

/**
 * The address of a script of our own, in the form in which a page may run one: everywhere else a text that becomes code is
 * refused by the browser.
 *
 * @throws TypeError for any other address
 */
export const ownScriptAddress = ((): ((address: string) => string) => {
  const createScriptURL = (address: string) => {
    if (address === '/service-worker.js') return address;
    throw new TypeError(`no script of this page: ${address}`);
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL }) ?? { createScriptURL };
  return (address) => policy.createScriptURL(address);
})();
