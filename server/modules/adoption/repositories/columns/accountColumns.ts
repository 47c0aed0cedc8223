import type { TableColumns } from './TableColumns.ts';

/** What is stored of accounts, logins and consents. */
export const accountColumns = {
  access_record: {
    ACCESS: 'record_no account_no site kind detail address device first_at last_at try_count refusal_key',
  },
  account: {
    PROFILE:
      'account_no academy_no status name birthday protector_mobile_no school_grade created_at last_seen_at dormancy_notice dormant_at withdrawal_requested_at status_before_withdrawal withdrawal_requested_by',
    NONE: 'site signup_domain_code demo',
    LOGIN: 'account_id password_hash password_changed_at password_reminder_snoozed_at',
    OPTIONAL: 'gender school_name profile_image_path',
    CONTACT: 'email mobile_no allow_email allow_sms contact_refusal_day contact_refusal_count',
    DIAGNOSIS: 'raq',
    READING: 'month_goal_book_count',
    HOME_ADDRESS: 'zip_code address address_detail',
  },
  audit_log: { AUDIT: 'log_no at actor_kind actor event account_no academy_no details place' },
  card_hours: { NONE: 'academy_no windows changed_at' },
  class_membership: { CLASSES: 'account_no class_no class_number joined_on left_on reef_seen' },
  consent: {
    CONSENTS:
      'consent_no account_no actor guardian_no doc_code doc_version doc_sha256 required agreed method site identity_verification_id ip_hmac agent_hash agreed_at',
  },
  contact_change: { PROOF: 'change_no account_no kind before_sealed undo_hash changed_at expires_at' },
  contact_code: { PROOF: 'account_no kind contact_sealed code_hmac try_count sent_at expires_at' },
  contact_send: { PROOF: 'send_no account_no kind contact_hmac sent_at' },
  cs_message: { REVIEWS: 'message_no account_no title content written_at seen_at' },
  ended_login: { SESSIONS: 'token_hash account_no reason ended_at' },
  guardian: {
    GUARDIAN:
      'guardian_no account_no name_sealed mobile_sealed relation birth_year ci_hmac provider provider_tx_id identity_verification_id verified_at mobile_proved',
  },
  id_series: { NONE: 'academy_no site letters next_no' },
  idempotency_day: { REQUESTS: 'account_no day kept_count' },
  idempotency_key: { REQUESTS: 'account_no idempotency_key request_hash response created_at reference' },
  inquiry: {
    INQUIRY:
      'inquiry_no form_id type visitor_hash address_hash texts_sealed status answer_sealed note received_at settled_at',
  },
  institution: { NONE: 'academy_no site name status created_at address needs_approval' },
  join_code: { NONE: 'join_code academy_no expires_at created_at class_no' },
  login_card: { LOGIN: 'account_no code_hash pictures_hash wrong_count made_at made_by ended_at' },
  login_token: {
    SESSIONS: 'token_hash account_no site issued_at signed_in_at replaced_at password_valid_until device',
  },
  mail_outbox: {
    MAIL: 'mail_no account_no to_sealed template fields_sealed try_count next_try_at last_error created_at',
  },
  parent_share: {
    PARENT_LINK:
      'share_no account_no key_hash label expires_at revoked_at last_opened_at created_at scope report_month report_academy_no report_staff_no mailed_at',
  },
  profile_image: { OPTIONAL: 'image_name account_no webp created_at' },
  proved_contact: { CONTACT: 'site kind contact account_no proved_at' },
  school_class: { NONE: 'class_no academy_no school_year grade name created_at archived_at' },
  sign_in_sender: { SESSIONS: 'site account_id sender turn_count last_turn_at refused_at' },
  sign_in_throttle: { SESSIONS: 'site account_id failure_count last_failed_at early_until' },
  sign_up: {
    SIGN_UP:
      'token_hash site kind step academy_no agreements guardian_name_sealed guardian_mobile_sealed guardian_relation guardian_no identity_verification_id identity_started_at identity_start_count contact_check_count id_check_count id_check_minute account_no created_at expires_at class_no',
  },
  temporary_token: {
    ONE_TIME: 'token_hash account_no site purpose password_hash_digest expires_at used_at created_at',
  },
  tombstone: { AUDIT: 'account_no purged_at' },
  use_log: { USE: 'log_no kind account_no page target_no created_at' },
} as const satisfies TableColumns;
