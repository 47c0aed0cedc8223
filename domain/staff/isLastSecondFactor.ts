/** Second factors that somebody of the staff has. */
export interface SecondFactors {
  /** An authenticator shows codes. */
  readonly codes: boolean;
  /** Credential ids. */
  readonly passkeys: readonly string[];
}

/**
 * Whether this is the only second factor left, which cannot be ended: a password alone would let nobody in, and the next
 * sign-in would offer a new factor to whoever has the password.
 *
 * @param keyId a passkey, or null for the authenticator
 */
export function isLastSecondFactor({ codes, passkeys }: SecondFactors, keyId: string | null): boolean {
  const otherPasskeys = passkeys.filter((passkey) => passkey !== keyId).length;
  const otherCodes = codes && keyId !== null;
  return otherPasskeys === 0 && !otherCodes;
}
