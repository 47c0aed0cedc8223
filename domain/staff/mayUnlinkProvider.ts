/** The ways in that an account has besides one link to a provider. */
export interface OtherWays {
  password: boolean;
  passkeys: number;
  /** Further links whose providers are still set up. */
  otherLinks: number;
}

/** Whether a link may be taken away: another way in has to be left. A second factor alone is none, a passkey is. */
export function mayUnlinkProvider({ password, passkeys, otherLinks }: OtherWays): boolean {
  return password || passkeys > 0 || otherLinks > 0;
}
