import type { Tables } from '../db/schema/Tables.ts';

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
  mission_hint: 'BY_ATTEMPT',
  mission_mark: 'BY_ATTEMPT',
  mission_attempt: 'ERASE',
  reading_note_version: 'ERASE',
  reading_note: 'ERASE',
  book_review_report: 'ERASE',
  book_review: 'ERASE',
  hidden_advice: 'ERASE',
  verification: 'ERASE',
  reading_progress: 'ERASE',
  reading_day: 'ERASE',
  shelf_book: 'ERASE',
  book_cart: 'ERASE',
  book_favourite: 'ERASE',
  month_goal: 'ERASE',
  pet: 'ERASE',
  pet_care: 'ERASE',
  bag_item: 'ERASE',
  room_slot: 'ERASE',
  profile_image: 'ERASE',
  parent_share: 'ERASE',
  // The consents stay and say how the guardian was verified; who it was is gone.
  guardian: 'ERASE',
  sign_up: 'ERASE',
  temporary_token: 'ERASE',
  login_token: 'ERASE',
  mail_outbox: 'ERASE',
  use_log: 'ERASE',
  // Holds answers that were given, profile and texts included.
  idempotency_key: 'ERASE',

  account: 'OWN',
  sign_in_throttle: 'OWN',

  point_ledger: 'KEEP',
  purse: 'KEEP',
  purchase: 'KEEP',
  consent: 'KEEP',
  audit_log: 'KEEP',
  tombstone: 'KEEP',

  institution: 'NOBODY',
  join_code: 'NOBODY',
  installation: 'NOBODY',
  book: 'NOBODY',
  book_page: 'NOBODY',
  book_mission: 'NOBODY',
  book_revision: 'NOBODY',
  mission_material: 'NOBODY',
  notice: 'NOBODY',
  month_pick: 'NOBODY',
};
