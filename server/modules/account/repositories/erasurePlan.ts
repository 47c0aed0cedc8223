import type { Tables } from '#server/db/schema/Tables.ts';

/**
 * What becomes of a table's rows of a person who has left.
 *
 * - ERASE: rows with the account's number are deleted.
 * - BY_ATTEMPT: the same, for rows that hang on a mission attempt.
 * - KEEP: nothing personal in them (numbers, codes, digests), and the books or the law need them. They stand under the
 *   account's number, which means nobody once the account row is anonymous.
 * - OWN: handled by name in `accountErasure`.
 * - NOBODY: not about a person.
 */
type Rule<T> = 'account_no' extends keyof T
  ? 'ERASE' | 'KEEP' | 'OWN'
  : 'attempt_no' extends keyof T
    ? 'BY_ATTEMPT'
    : 'NOBODY' | 'OWN';

/** Every table, in the order of erasing: what refers to other rows comes before them. A new table needs a decision. */
export const erasurePlan: { readonly [Name in keyof Tables]: Rule<Tables[Name]> } = {
  mission_answer: 'BY_ATTEMPT',
  mission_answer_version: 'BY_ATTEMPT',
  mission_hint: 'BY_ATTEMPT',
  mission_mark: 'BY_ATTEMPT',
  mission_check: 'BY_ATTEMPT',
  text_reply: 'ERASE',
  settlement_notice: 'ERASE',
  text_version: 'BY_ATTEMPT',
  text_stand: 'ERASE',
  homework_pupil: 'ERASE',
  report_note: 'ERASE',
  paper_sheet: 'ERASE',
  item_report: 'ERASE',
  mission_attempt: 'ERASE',
  reading_note_version: 'ERASE',
  reading_note: 'ERASE',
  book_review_report: 'ERASE',
  book_review: 'ERASE',
  hidden_advice: 'ERASE',
  // Hold what the student wrote and how the level test was answered.
  contest_review: 'ERASE',
  contest_level_try: 'ERASE',
  diagnosis_answer: 'ERASE',
  diagnosis_apply: 'ERASE',
  personality_answer: 'ERASE',
  personality_result: 'ERASE',
  verification: 'ERASE',
  reading_progress: 'ERASE',
  reader_setting: 'ERASE',
  reading_day: 'ERASE',
  shelf_book: 'ERASE',
  book_cart: 'ERASE',
  book_favourite: 'ERASE',
  month_goal: 'ERASE',
  class_membership: 'ERASE',
  roster_upload_row: 'ERASE',
  roster_external_id: 'ERASE',
  login_card: 'ERASE',
  voyage: 'ERASE',
  pet: 'ERASE',
  pet_care: 'ERASE',
  bag_item: 'ERASE',
  room_slot: 'ERASE',
  tank_slot: 'ERASE',
  tank_look: 'ERASE',
  level_gift: 'ERASE',
  aquarium_guest: 'ERASE',
  aquarium_treat: 'ERASE',
  aquarium_find: 'ERASE',
  aquarium_feast: 'ERASE',
  aquarium_profile: 'ERASE',
  held_name: 'ERASE',
  aquarium_pause: 'ERASE',
  aquarium_gift: 'ERASE',
  word_mission: 'ERASE',
  word_review: 'ERASE',
  word_basket: 'ERASE',
  // What others have with this person goes as well: `accountErasure`.
  friendship: 'ERASE',
  friend_request: 'ERASE',
  neighbour_block: 'ERASE',
  neighbour_report: 'ERASE',
  cheer: 'ERASE',
  legend_month: 'ERASE',
  legend_hidden: 'ERASE',
  cs_message: 'ERASE',
  profile_image: 'ERASE',
  parent_share: 'ERASE',
  // The consents stay and show how the guardian was verified; who it was is gone.
  guardian: 'ERASE',
  sign_up: 'ERASE',
  temporary_token: 'ERASE',
  login_token: 'ERASE',
  proved_contact: 'ERASE',
  contact_code: 'ERASE',
  contact_send: 'ERASE',
  contact_change: 'ERASE',
  ended_login: 'ERASE',
  idempotency_day: 'ERASE',
  mail_outbox: 'ERASE',
  use_log: 'ERASE',
  // Holds answers that were given, profile and texts included.
  idempotency_key: 'ERASE',

  // What can be charged goes; the company is asked to delete its part before (`stopPaying`).
  payment_card: 'ERASE',
  complimentary_ticket: 'ERASE',

  account: 'OWN',
  sign_in_throttle: 'OWN',
  sign_in_sender: 'OWN',
  // The reef of the class stays as it is; who read the book is taken out.
  reef_book: 'OWN',

  point_ledger: 'KEEP',
  purse: 'KEEP',
  purchase: 'KEEP',
  // Contracts and payments: the law wants them kept for five years (전자상거래법 시행령 제6조), then `dropOldContracts`
  // deletes them. They hold products, days and amounts; of a card only what the receipt shows.
  payment_customer: 'KEEP',
  payment_order: 'KEEP',
  subscription: 'KEEP',
  subscription_period: 'KEEP',
  price_consent: 'KEEP',
  charge_attempt: 'KEEP',
  payment: 'KEEP',
  payment_refund: 'KEEP',
  payment_ledger: 'KEEP',
  payment_case: 'KEEP',
  // Records that a verified person agreed to a product and its price; who it was is taken out.
  purchase_consent: 'OWN',
  // Others' places depend on them; whoever left is in no list any more.
  contest_participant: 'KEEP',
  contest_week: 'KEEP',
  contest_entry: 'KEEP',
  contest_mend: 'KEEP',
  consent: 'KEEP',
  audit_log: 'KEEP',
  // The law wants them for three months (통신비밀보호법 시행령 제41조), then `sweepOldRows` deletes them.
  access_record: 'KEEP',
  tombstone: 'KEEP',
  // What the staff looked at: stored for two years, then `sweepOldRows` deletes it.
  staff_record: 'KEEP',

  // Visitors without an account; erased by their age (`sweepOldRows`).
  inquiry: 'NOBODY',
  intro_article: 'NOBODY',
  institution: 'NOBODY',
  join_code: 'NOBODY',
  school_class: 'NOBODY',
  // Of those who work at institutions; their own leaving is another matter (`releaseStaff`).
  staff: 'NOBODY',
  staff_post: 'NOBODY',
  class_teacher: 'NOBODY',
  homework_task: 'NOBODY',
  homework: 'NOBODY',
  calendar_link: 'NOBODY',
  record_push: 'NOBODY',
  staff_passkey: 'NOBODY',
  staff_identity: 'NOBODY',
  staff_invite: 'NOBODY',
  staff_login: 'NOBODY',
  staff_challenge: 'NOBODY',
  id_series: 'NOBODY',
  roster_upload: 'NOBODY',
  card_hours: 'NOBODY',
  reef_piece: 'NOBODY',
  installation: 'NOBODY',
  book: 'NOBODY',
  book_page: 'NOBODY',
  book_guest: 'NOBODY',
  book_mission: 'NOBODY',
  book_revision: 'NOBODY',
  mission_material: 'NOBODY',
  test_material: 'NOBODY',
  item_answer_count: 'NOBODY',
  item_measure: 'NOBODY',
  item_withdrawal: 'NOBODY',
  notice: 'NOBODY',
  faq: 'NOBODY',
  site_popup: 'NOBODY',
  article_view: 'NOBODY',
  policy_version: 'NOBODY',
  month_pick: 'NOBODY',
  contest: 'NOBODY',
  contest_bucket: 'NOBODY',
  subscription_product: 'NOBODY',
  subscription_price: 'NOBODY',
  payment_retired: 'NOBODY',
  payment_webhook: 'NOBODY',
  job: 'NOBODY',
  operator_account: 'NOBODY',
  operator_session: 'NOBODY',
  operator_token: 'NOBODY',
};
