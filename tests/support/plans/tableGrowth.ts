import type { Tables } from '#server/db/schema/Tables.ts';

type Table = keyof Tables;

/** Tables whose rows stay few however many pupils, books and institutions there are, each with the reason. */
export const smallTables: Partial<Record<Table, string>> = {
  installation: 'one row for each setting of the installation',
  book_revision: 'one row, the revision of the catalogue',
  notice_revision: 'one row, the revision of the notices',
  notice: 'written by hand, for everybody: some dozens a year',
  faq: 'written by hand: some hundreds at most',
  intro_article: 'written by hand: some dozens',
  site_popup: 'written by hand, and each shows for a while only',
  policy_version: 'one row for each version of a document',
  month_pick: 'one row for each month of the calendar, twelve',
  subscription_product: 'one row for each ticket on offer',
  subscription_price: 'one row for each change of a price',
  test_material: 'one row for each version of a test',
  job: 'one row for each scheduled job',
  operator_account: 'those who run the installation',
  operator_session: 'those who run the installation and are signed in',
  operator_token: 'programs that may run commands of operators',
};

/** Tables that grow with pupils and what they do, with books, or with institutions and those who work there. */
export const growingTables: readonly Table[] = [
  // Accounts, their logins, and the limits on both.
  ...(['institution', 'account', 'login_token', 'ended_login', 'sign_in_throttle', 'sign_in_sender'] as const),
  ...(['idempotency_day', 'idempotency_key', 'mission_check', 'use_log', 'access_record', 'audit_log'] as const),
  ...(['join_code', 'sign_up', 'guardian', 'consent', 'temporary_token', 'profile_image', 'tombstone'] as const),
  ...(['proved_contact', 'contact_code', 'contact_send', 'contact_change', 'mail_outbox', 'cs_message'] as const),
  ...(['inquiry', 'article_view', 'parent_share', 'month_goal'] as const),
  // Books, and what was counted about their items.
  ...(['book', 'book_page', 'book_guest', 'book_mission', 'mission_material', 'item_withdrawal'] as const),
  ...(['item_answer_count', 'item_measure', 'item_report'] as const),
  // What pupils read, wrote and handed in.
  ...(['book_cart', 'reader_setting', 'book_favourite', 'reading_progress', 'shelf_book'] as const),
  ...(['reading_day', 'active_days', 'hidden_advice', 'reading_note', 'reading_note_version'] as const),
  ...(['book_review', 'book_review_report'] as const),
  ...(['mission_attempt', 'mission_answer', 'mission_answer_version', 'mission_hint', 'mission_mark'] as const),
  ...(['point_ledger', 'purse', 'verification', 'voyage', 'legend_month', 'legend_hidden'] as const),
  ...(['word_mission', 'word_review', 'word_basket', 'diagnosis_apply', 'diagnosis_answer'] as const),
  ...(['personality_result', 'personality_answer'] as const),
  // The aquarium.
  ...(['pet', 'pet_care', 'bag_item', 'purchase', 'room_slot', 'tank_slot', 'tank_look', 'level_gift'] as const),
  ...(['aquarium_guest', 'aquarium_treat', 'aquarium_find', 'aquarium_feast', 'aquarium_profile'] as const),
  ...(['aquarium_pause', 'aquarium_gift', 'reef_book', 'reef_piece', 'friendship', 'friend_request'] as const),
  ...(['neighbour_block', 'neighbour_report', 'held_name', 'cheer'] as const),
  // Contests: institutions and classes have their own.
  ...(['contest', 'contest_participant', 'contest_bucket', 'contest_week', 'contest_entry', 'contest_mend'] as const),
  ...(['contest_count', 'contest_review', 'contest_level_try', 'contest_team', 'contest_level_review'] as const),
  // Tickets.
  ...(['payment_customer', 'payment_card', 'payment_order', 'subscription', 'subscription_period'] as const),
  ...(['price_consent', 'charge_attempt', 'payment', 'payment_refund', 'payment_ledger', 'payment_retired'] as const),
  ...(['purchase_consent', 'payment_webhook', 'payment_case', 'complimentary_ticket'] as const),
  // Those who work at institutions, and what they do there.
  ...(['staff', 'staff_post', 'class_teacher', 'staff_passkey', 'staff_identity', 'staff_invite'] as const),
  ...(['staff_login', 'staff_challenge', 'staff_record', 'text_reply', 'settlement_notice', 'text_stand'] as const),
  ...(['text_version', 'homework', 'homework_task', 'homework_pupil', 'calendar_link', 'record_push'] as const),
  ...(['report_note', 'paper_sheet', 'login_card', 'card_hours', 'roster_upload', 'roster_upload_row'] as const),
  ...(['roster_external_id', 'school_class', 'class_membership', 'id_series'] as const),
  ...(['bell_room', 'bell_room_class', 'bell_question', 'bell_person', 'bell_answer'] as const),
];

/**
 * Columns that only a few values share: rows found by these alone are a large part of their table, index or not.
 */
export const COARSE_COLUMNS: ReadonlySet<string> = new Set([
  ...['site', 'sites', 'status', 'state', 'active', 'hidden', 'kind', 'listed', 'deleted', 'currency', 'reason'],
  ...['category', 'school_grade', 'demo', 'role', 'subject', 'origin', 'school_year', 'open', 'held', 'plan', 'type'],
]);

/**
 * Columns that leave as many rows for each value as an institution has pupils. The embedded database is never analysed and
 * takes their index for one of a few rows; PostgreSQL knows better.
 */
export const SHARED_COLUMNS: Readonly<Partial<Record<Table, readonly string[]>>> = {
  account: ['academy_no'],
  school_class: ['academy_no'],
};
