import type { SiteName } from '#contract/site.ts';
import type { AccessKind } from '#domain/account/accessKindNames.ts';
import type { Defaulted, Flag, Id, Instant, JsonText } from './columns.ts';

/** Access of a person, kept for three months (domain/time/keptFrom). */
export interface AccessRecordTable {
  record_no: Id;
  /** Null for a login name that does not exist: what was typed may be a password. */
  account_no: number | null;
  site: SiteName;
  kind: AccessKind;
  /** A code, such as why it was refused or which fields were changed. */
  detail: Defaulted<string>;
  /** Network address as the trusted hop saw it; empty for what was counted together. */
  address: string;
  /** Such as '안드로이드 태블릿 · 크롬'. */
  device: string;
  first_at: Instant;
  last_at: Instant;
  try_count: Defaulted<number>;
  /** Refused tries of one account, network and hour share it; null for everything else. */
  refusal_key: string | null;
}

/** Somebody who works at the command line. */
export interface OperatorAccountTable {
  operator_no: Id;
  name: string;
  /** A list of domain/operator/operatorRoles. */
  roles: JsonText;
  password_hash: string;
  /** The password was chosen by somebody else. */
  must_change: Defaulted<Flag>;
  totp_sealed: string;
  /** The newest time step whose code was used, so that no code counts twice. */
  totp_step: Defaulted<number>;
  /** Hashes of the recovery codes that are left. */
  recovery_hashes: JsonText;
  failure_count: Defaulted<number>;
  last_failed_at: Defaulted<Instant>;
  created_at: Instant;
  stopped_at: Instant | null;
}

/** A login at the command line. Only the hash of the token is kept. */
export interface OperatorSessionTable {
  token_hash: string;
  operator_no: number;
  /** Digest of the machine it counts on. */
  machine: string;
  expires_at: Instant;
}

/** Lets a program without a person run named commands. */
export interface OperatorTokenTable {
  token_no: Id;
  token_hash: string;
  name: string;
  /** A list of commands, such as 'backup'. */
  commands: JsonText;
  made_by: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
}
