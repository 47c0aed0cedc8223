import type { SiteName } from '#contract/site.ts';
import type { AcademyStatus, AccountStatus } from '#domain/account/statuses.ts';
import type { StatusActor } from '#domain/account/statusTransitions.ts';
import type { Defaulted, Fixed, Flag, Id, Instant, JsonText } from './columns.ts';

/** An academy or a school. */
export interface InstitutionTable {
  academy_no: Id;
  site: SiteName;
  name: string;
  status: AcademyStatus;
  address: Defaulted<string | null>;
  /** Whether new members wait until the institution lets them in. */
  needs_approval: Defaulted<Flag>;
  created_at: Instant;
}

export interface AccountTable {
  account_no: Id;
  site: Fixed<SiteName>;
  /** The login name; unique within its site. */
  account_id: string;
  password_hash: string;
  academy_no: number | null;
  status: AccountStatus;
  name: string;
  /** `YYYYMMDD`. */
  birthday: string;
  gender: 'MEN' | 'WOMEN' | null;
  email: string | null;
  mobile_no: string | null;
  protector_mobile_no: string | null;
  allow_email: Defaulted<Flag>;
  allow_sms: Defaulted<Flag>;
  school_name: string | null;
  school_grade: string;
  signup_domain_code: string;
  /** Reading level on the scale of 0–1499. */
  raq: number;
  month_goal_book_count: Defaulted<number>;
  profile_image_path: string | null;
  /** One of the demo accounts. */
  demo: Defaulted<Flag>;
  /** Home site only. */
  zip_code: Defaulted<string | null>;
  address: Defaulted<string | null>;
  address_detail: Defaulted<string | null>;
  /** Null for an account older than the reminder: counts from `created_at`. */
  password_changed_at: Defaulted<Instant | null>;
  password_reminder_snoozed_at: Defaulted<Instant | null>;
  /** Day-exact: moved on by a sign-in or a renewed login. Null: never since `created_at`. */
  last_seen_at: Defaulted<Instant | null>;
  /** The last notice sent before dormancy. */
  dormancy_notice: Defaulted<'NOTICE_30' | 'NOTICE_7' | null>;
  dormant_at: Defaulted<Instant | null>;
  withdrawal_requested_at: Defaulted<Instant | null>;
  withdrawal_requested_by: Defaulted<StatusActor | null>;
  /** What an undone withdrawal goes back to. */
  status_before_withdrawal: Defaulted<AccountStatus | null>;
  /** Written by the version before; a later step takes them away. */
  contact_refusal_day: Defaulted<string | null>;
  contact_refusal_count: Defaulted<number>;
  created_at: Instant;
}

/** A login. Only the hash of the token is kept. */
export interface LoginTokenTable {
  token_hash: string;
  account_no: number;
  site: SiteName;
  issued_at: Instant;
  /** When the person signed in; a chain of renewals ends 14 days later. */
  signed_in_at: Instant;
  /** When a renewed token took its place. */
  replaced_at: Instant | null;
  /** Until when a confirmed password opens changes of personal data. */
  password_valid_until: Instant | null;
  /** What the person sees of it, such as '안드로이드 태블릿 · 크롬'. */
  device: Defaulted<string>;
}

/** Wrong passwords by login name, whether such an account exists or not, or by what stands for it. */
export interface SignInThrottleTable {
  site: SiteName;
  account_id: string;
  failure_count: number;
  last_failed_at: Instant;
  /** Up to when early turns were given in advance (`takeTurn`). */
  early_until: Defaulted<Instant>;
}

/** Written in the transaction of the effect that it makes harmless to repeat. */
export interface IdempotencyKeyTable {
  account_no: number;
  idempotency_key: string;
  /** SHA-256 of route, parameters and body. */
  request_hash: string;
  response: JsonText | null;
  /** What the answer is built from again, where it is not kept itself. */
  reference: Defaulted<number | null>;
  created_at: Instant;
}

/** Facts about this installation, such as hashes of loaded content. */
export interface InstallationTable {
  name: string;
  value: string;
}

/** Activity logs (spec section 7). */
export interface UseLogTable {
  log_no: Id;
  kind: string;
  account_no: number;
  page: string;
  target_no: number | null;
  created_at: Instant;
}
