import type { TableColumns } from './TableColumns.ts';

/** What is stored of the staff and of who runs the product. */
export const staffColumns = {
  calendar_link: { STAFF_WORK: 'link_no academy_no class_no staff_no key_hash created_at ended_at last_opened_at' },
  class_teacher: { STAFF_WORK: 'class_no staff_no' },
  bell_room: {
    STAFF_WORK:
      'room_no request_key academy_no staff_no code all_classes seconds phase revision place question_count revival ends_at answer_count created_at ended_at',
  },
  bell_room_class: { NONE: 'room_no class_no' },
  homework: {
    STAFF_WORK:
      'homework_no request_key academy_no class_no staff_no whole_class note due_on set_at withdrawn_at change_count changed_at',
  },
  homework_task: { NONE: 'homework_no place book_no task' },
  operator_account: {
    OPERATOR:
      'operator_no name roles password_hash must_change totp_sealed totp_step recovery_hashes failure_count last_failed_at created_at stopped_at',
  },
  operator_session: { OPERATOR: 'token_hash operator_no machine expires_at' },
  operator_token: { OPERATOR: 'token_no token_hash name commands made_by created_at expires_at revoked_at' },
  record_push: {
    STAFF_WORK: 'academy_no enabled switched_at switched_by',
    NONE: 'cursor_at cursor_source cursor_account cursor_subject sent_count set_aside_count waiting_count last_sent_at last_error last_error_at',
  },
  roster_external_id: { PROFILE: 'academy_no mark account_no kept_at' },
  roster_upload: { ROSTER: 'upload_no academy_no upload_key staff_no begun_at undone_at' },
  roster_upload_row: { ROSTER: 'upload_no row_key account_no outcome' },
  staff: {
    STAFF:
      'staff_no site email name password_hash totp_sealed totp_step recovery_hashes failure_count last_failed_at demo created_at phrases',
  },
  staff_challenge: { STAFF_LOGIN: 'challenge_hash staff_no purpose detail expires_at' },
  staff_identity: { STAFF: 'identity_no site issuer subject staff_no provider linked_at last_used_at' },
  staff_invite: {
    STAFF_INVITE: 'invite_no token_hash academy_no email role class_nos invited_by created_at expires_at accepted_at',
  },
  staff_login: { STAFF_LOGIN: 'token_hash staff_no signed_in_at last_seen_at' },
  staff_passkey: { STAFF: 'credential_id staff_no public_key counter transports device created_at last_used_at' },
  staff_post: { STAFF: 'staff_no academy_no role since until' },
  staff_record: { STAFF_RECORD: 'record_no at staff_no academy_no kind account_no detail address device' },
} as const satisfies TableColumns;
