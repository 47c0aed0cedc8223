import type { ProviderClaims } from '#domain/staff/judgeProviderAddress.ts';
import type { StaffProviderSettings } from '../../config/StaffProviderSettings.ts';

/** What binds one sign-in to its answer; made once for each. */
export interface ProviderChecks {
  state: string;
  nonce: string;
  /** Of PKCE: the code is of use only together with it. */
  verifier: string;
}

/**
 * `reason` is a code for the log. `unavailable`: the provider could not be asked. `refused`: its answer does not fit.
 * `cancelled`: the person did not sign in there.
 */
export type ProviderTrouble = { ok: false; kind: 'unavailable' | 'refused' | 'cancelled'; reason: string };

export type ProviderAddressAnswer = { ok: true; address: string } | ProviderTrouble;
export type ProviderPersonAnswer =
  | { ok: true; issuer: string; subject: string; claims: ProviderClaims }
  | ProviderTrouble;

/** A provider of accounts (OpenID Connect). Never throws. */
export interface StaffProvider {
  readonly settings: StaffProviderSettings;
  /** Whether the provider is left alone because it fails; calls then answer `unavailable` at once. */
  readonly paused: boolean;
  /** Where a browser goes to sign in. */
  addressOf(redirectUri: string, checks: ProviderChecks): Promise<ProviderAddressAnswer>;
  /** Who came back. @param answer the parameters that the browser brought along */
  personOf(redirectUri: string, answer: string, checks: ProviderChecks): Promise<ProviderPersonAnswer>;
}
