import type { SiteName } from '#contract/site.ts';
import type { ShareScope } from '#domain/account/shareScopes.ts';
import type { Defaulted, Fixed, Flag, Id, Instant, JsonText } from './columns.ts';

/** Text sealed with AES-256-GCM: only a process that holds the secret reads it. */
export type Sealed = string;

/** Leads somebody who joins to an institution. */
export interface JoinCodeTable {
  join_code: string;
  academy_no: number;
  /** The class that it leads into; null for the institution alone. */
  class_no: Defaulted<number | null>;
  /** Null: it works until it is deleted. */
  expires_at: Instant | null;
  created_at: Instant;
}

/** One run through the steps of joining. Before consent it holds nothing of a child, only the guardian's contact. */
export interface SignUpTable {
  token_hash: Fixed<string>;
  site: Fixed<SiteName>;
  kind: Fixed<'SELF' | 'GUARDIAN'>;
  step: string;
  academy_no: number | null;
  class_no: Defaulted<number | null>;
  /** What was ticked, until the account exists and the consents can be written. */
  agreements: JsonText;
  guardian_name_sealed: Sealed | null;
  guardian_mobile_sealed: Sealed | null;
  guardian_relation: string | null;
  guardian_no: number | null;
  identity_verification_id: string | null;
  identity_started_at: Instant | null;
  identity_start_count: Defaulted<number>;
  contact_check_count: Defaulted<number>;
  id_check_count: Defaulted<number>;
  /** The minute that `id_check_count` counts in, in minutes since 1970. */
  id_check_minute: Defaulted<number>;
  account_no: number | null;
  created_at: Instant;
  expires_at: Instant;
}

/** A verified legal guardian. The name and number can be read back only for the guardian's own requests. */
export interface GuardianTable {
  guardian_no: Id;
  /** Null until the account exists. */
  account_no: number | null;
  name_sealed: Sealed | null;
  mobile_sealed: Sealed | null;
  relation: string;
  birth_year: number;
  /** HMAC-SHA256 of the verifier's person key; the key itself is never stored. */
  ci_hmac: string | null;
  provider: string;
  provider_tx_id: string | null;
  /** One verification serves one sign-up. */
  identity_verification_id: string;
  /** Whether the number is the one the verifier named. */
  mobile_proved: Defaulted<Flag>;
  verified_at: Instant;
}

/** What was agreed to, document by document and version by version. Append-only; it outlives the account. */
export interface ConsentTable {
  consent_no: Id;
  account_no: number;
  actor: 'SELF' | 'GUARDIAN';
  guardian_no: number | null;
  doc_code: string;
  doc_version: number;
  doc_sha256: string;
  required: Flag;
  agreed: Flag;
  /** `WEB`, or `DEC17-2-1-3`: web consent with the guardian's phone identity verification. */
  method: string;
  site: SiteName;
  identity_verification_id: string | null;
  ip_hmac: string | null;
  agent_hash: string | null;
  agreed_at: Instant;
}

/** Good for one purpose, for minutes. Bound to the password of its making: a changed password ends it. */
export interface TemporaryTokenTable {
  token_hash: string;
  account_no: number;
  site: SiteName;
  purpose: 'DORMANT' | 'CHANGE_PASSWORD' | 'WITHDRAWAL_REQUESTED' | 'RESET_PASSWORD';
  password_hash_digest: string;
  expires_at: Instant;
  used_at: Instant | null;
  created_at: Instant;
}

/** A picture re-encoded as 256×256 WebP. The name is random and changes with the picture. */
export interface ProfileImageTable {
  image_name: string;
  account_no: number;
  webp: Uint8Array;
  created_at: Instant;
}

/** A link for parents. Only the hash of its key is kept; the key is derived from the secret and the number. */
export interface ParentShareTable {
  share_no: Id;
  account_no: number;
  key_hash: string;
  label: string;
  /** Empty in links from before there were scopes. */
  scope: ShareScope | null;
  /** Of a link to a monthly report: `YYYY-MM`, the institution and who of its staff made it. */
  report_month: Defaulted<string | null>;
  report_academy_no: Defaulted<number | null>;
  report_staff_no: Defaulted<number | null>;
  /** When it was mailed last; null for never. */
  mailed_at: Defaulted<Instant | null>;
  expires_at: Instant;
  revoked_at: Instant | null;
  last_opened_at: Instant | null;
  created_at: Instant;
}

/** The goal a month ended with or has now; `month` is `YYYY-MM` in Seoul. */
export interface MonthGoalTable {
  account_no: number;
  month: string;
  book_count: number;
}

/** Mails on their way: written with their cause, deleted when the mail server has taken them. */
export interface MailOutboxTable {
  mail_no: Id;
  account_no: number | null;
  to_sealed: Sealed;
  template: string;
  fields_sealed: Sealed;
  try_count: Defaulted<number>;
  next_try_at: Instant;
  last_error: string | null;
  created_at: Instant;
}

/** Who did what to which account. Append-only, and without a personal value: numbers only. */
export interface AuditLogTable {
  log_no: Id;
  at: Instant;
  actor_kind: 'ACCOUNT' | 'OPERATOR' | 'SYSTEM' | 'VISITOR';
  actor: string;
  event: string;
  account_no: number | null;
  academy_no: number | null;
  details: JsonText;
  /** Where an operator worked from; null in rows from before and of everybody else. */
  place: Defaulted<string | null>;
}

/** Accounts that were purged, to be purged again after a backup is restored. */
export interface TombstoneTable {
  account_no: number;
  purged_at: Instant;
}
