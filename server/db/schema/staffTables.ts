import type { SiteName } from '#contract/site.ts';
import type { StaffRecordKind } from '#domain/staff/staffRecordKinds.ts';
import type { StaffRole } from '#domain/staff/staffRoles.ts';
import type { Defaulted, Fixed, Flag, Id, Instant, JsonText } from './columns.ts';

/** Somebody who works at institutions of a site. */
export interface StaffTable {
  staff_no: Id;
  site: Fixed<SiteName>;
  email: string;
  name: string;
  password_hash: string;
  /** Secret of the authenticator; null for who signs in by a passkey, or has not chosen a second factor yet. */
  totp_sealed: string | null;
  /** The newest time step whose code was used, so that no code counts twice. */
  totp_step: Defaulted<number>;
  /** Hashes of the recovery codes that are left. */
  recovery_hashes: Defaulted<JsonText>;
  failure_count: Defaulted<number>;
  last_failed_at: Defaulted<Instant>;
  /** A visitor who looks around; signs in without a password where demos are on. */
  demo: Defaulted<Flag>;
  /** Phrases for replies, as a list; null for who has never chosen any. */
  phrases: Defaulted<JsonText | null>;
  created_at: Instant;
}

/** Where somebody works, and as what. */
export interface StaffPostTable {
  staff_no: number;
  academy_no: number;
  role: StaffRole;
  since: Instant;
  /** Null while it lasts. */
  until: Instant | null;
}

/** Who teaches a class. */
export interface ClassTeacherTable {
  class_no: number;
  staff_no: number;
}

/** A passkey (WebAuthn credential). */
export interface StaffPasskeyTable {
  /** base64url, as the authenticator gave it. */
  credential_id: Fixed<string>;
  staff_no: Fixed<number>;
  /** COSE key. */
  public_key: Fixed<Uint8Array>;
  /** Signatures that the authenticator has counted; 0 for one that does not count. */
  counter: number;
  /** A list, such as `["internal"]`. */
  transports: Fixed<JsonText>;
  /** Where it was made, such as '아이패드 · 사파리'. */
  device: Fixed<string>;
  created_at: Fixed<Instant>;
  last_used_at: Instant | null;
}

/** An account at a provider (OpenID Connect) that somebody signs in by. */
export interface StaffIdentityTable {
  identity_no: Id;
  site: Fixed<SiteName>;
  issuer: Fixed<string>;
  /** `sub` of the issuer: never given to another person, unlike an address. */
  subject: Fixed<string>;
  staff_no: Fixed<number>;
  /** Id of the provider in the settings at that time. */
  provider: string;
  linked_at: Fixed<Instant>;
  last_used_at: Instant;
}

/** An invitation by mail. */
export interface StaffInviteTable {
  invite_no: Id;
  token_hash: string;
  academy_no: Fixed<number>;
  email: Fixed<string>;
  role: StaffRole;
  /** Classes to teach from the start. */
  class_nos: JsonText;
  /** Null: by an operator. */
  invited_by: number | null;
  created_at: Instant;
  expires_at: Instant;
  accepted_at: Instant | null;
}

/** A login. Only the hash of the token is stored. */
export interface StaffLoginTable {
  token_hash: Fixed<string>;
  staff_no: Fixed<number>;
  signed_in_at: Fixed<Instant>;
  /** Exact to the minute. */
  last_seen_at: Instant;
}

/** What waits for its answer: the second factor after the password, or a challenge of WebAuthn. */
export interface StaffChallengeTable {
  challenge_hash: Fixed<string>;
  /** Null where it is not known yet who answers. */
  staff_no: Fixed<number | null>;
  purpose: Fixed<StaffChallengePurpose>;
  /** Sealed: the secret of a new authenticator, or what a sign-in by a provider is about; empty otherwise. */
  detail: Defaulted<string>;
  expires_at: Fixed<Instant>;
}

/**
 * `SECOND_FACTOR`: the password was right, or a provider has answered. `PASSKEY`: sign-in by a passkey. `NEW_PASSKEY`,
 * `NEW_CODES`: a first second factor is being chosen. `OWN_PASSKEY`, `OWN_CODES`: somebody who is signed in adds or
 * replaces one. `PROVIDER`: somebody is at a provider. `PROVIDER_JOIN`: somebody invited came from one and writes a name.
 */
export type StaffChallengePurpose =
  | 'SECOND_FACTOR'
  | 'PASSKEY'
  | 'NEW_PASSKEY'
  | 'NEW_CODES'
  | 'OWN_PASSKEY'
  | 'OWN_CODES'
  | 'PROVIDER'
  | 'PROVIDER_JOIN';

/** What somebody of the staff looked at, changed or exported, for the director; stored for two years. */
export interface StaffRecordTable {
  record_no: Id;
  at: Fixed<Instant>;
  staff_no: Fixed<number>;
  academy_no: Fixed<number>;
  kind: Fixed<StaffRecordKind>;
  /** The pupil; null for what is about several or none. */
  account_no: Fixed<number | null>;
  /** Codes and numbers, never a text of a person. */
  detail: Defaulted<string>;
  address: Fixed<string>;
  device: Fixed<string>;
}
