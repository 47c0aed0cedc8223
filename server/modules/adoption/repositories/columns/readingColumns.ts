import type { TableColumns } from './TableColumns.ts';

/** What is stored of reading, missions, texts, tests and contests. */
export const readingColumns = {
  active_days: { READING: 'account_no span days' },
  bell_answer: { BELL: 'room_no place account_no choice seq saved_at' },
  bell_person: { BELL: 'room_no account_no out_place entered_at' },
  bell_question: {
    NONE: 'room_no place book_no book_name form question options answer explanation revival revealed_at',
  },
  book_cart: { READING: 'account_no book_no added_at' },
  book_favourite: { READING: 'account_no book_no added_at' },
  book_review: { REVIEWS: 'review_no book_no account_no stars body status written_at updated_at' },
  book_review_report: { REVIEWS: 'review_no account_no reason reported_at' },
  contest: {
    NONE: 'contest_no title state sites start_day end_day closed_at daily_cap pc_image_path mobile_image_path content revision created_at academy_no class_nos prizes staff_no request_key',
  },
  contest_team: { NONE: 'contest_no round_no team_no pupils readers growers' },
  contest_bucket: { NONE: 'contest_no level_code bucket shard readers' },
  contest_count: { NONE: 'contest_no level_code width span shard readers' },
  contest_entry: {
    CONTEST:
      'entry_no contest_no account_no reason round_no book_no mission_kind mission_round amount possible happened_at day_key written_at',
  },
  contest_level_review: {
    CONTEST_TEST:
      'review_no contest_no account_no state doubt school_grade usual tests raq reading_level level_code usual_level_code decided_code words staff_no decided_at seen_at created_at changed_at',
  },
  contest_level_try: {
    CONTEST_TEST:
      'try_no contest_no account_no form_no outcome started_at submitted_at choices correct_count raq error version doubted',
  },
  contest_mend: {
    CONTEST: 'contest_no account_no book_no mission_kind item_hash round_no amount possible happened_at written_at',
  },
  contest_participant: {
    CONTEST:
      'contest_no account_no level_code reading_level raq school_grade joined_at point earned possible rate_hundredths reached_at growth listed certificate_code replacements',
  },
  contest_review: {
    CONTEST_TEST:
      'review_no contest_no account_no subject state cause round_no book_no mission_kind mission_round amount possible happened_at day_key words reply replied_at decided_at created_at',
  },
  contest_week: { CONTEST: 'contest_no account_no round_no point' },
  diagnosis_answer: { DIAGNOSIS: 'apply_no account_no place item_key value seq answered_at correct raq' },
  diagnosis_apply: {
    DIAGNOSIS: 'apply_no account_no status mode band version grade started_at closed_at raq error pause_reason form_no',
  },
  hidden_advice: { READING: 'account_no book_no hidden_at' },
  homework_pupil: { HOMEWORK: 'homework_no account_no' },
  item_answer_count: { NONE: 'source owner_no item_key fingerprint bin choice answers' },
  item_measure: { NONE: 'source owner_no item_key fingerprint answers raq error misfit measured_at' },
  item_report: {
    REVIEWS:
      'report_no account_no attempt_no book_no kind item_key item_hash reason words status note reported_at closed_at',
  },
  item_withdrawal: { NONE: 'book_no kind item_hash item_key note withdrawn_at' },
  legend_hidden: { LEGEND: 'account_no hidden_at' },
  legend_month: { LEGEND: 'month_key account_no site academy_no point reached_at listed' },
  mission_answer: {
    MISSIONS: 'attempt_no item_key seq saved_at',
    TEXTS: 'value',
  },
  mission_answer_version: { TEXTS: 'attempt_no item_key version value saved_at' },
  mission_attempt: {
    MISSIONS:
      'attempt_no account_no book_no kind round status seed version started_at submitted_at correct_count item_count rate_hundredths points shells hint_cost flagged hidden max_point marked_at_once on_paper',
  },
  mission_check: {
    MISSIONS: 'attempt_no item_key wrong_count',
    TEXTS: 'last_value',
  },
  mission_hint: { MISSIONS: 'attempt_no item_key step text cost' },
  mission_mark: {
    MISSIONS: 'attempt_no item_key correct',
    TEXTS: 'given',
  },
  month_goal: { READING: 'account_no month book_count' },
  paper_sheet: {
    MISSIONS:
      'sheet_no code academy_no account_no attempt_no printed_by printed_at entry_key entered_by entered_at withdrawn_at',
  },
  personality_answer: { PERSONALITY: 'result_no account_no item_key value seq saved_at' },
  personality_result: {
    PERSONALITY: 'result_no account_no status version seed started_at closed_at type_code type_name sliders',
  },
  reader_setting: { READING: 'account_no settings updated_at' },
  reading_day: { READING: 'account_no day_key book_no from_page_no to_page_no' },
  reading_note: { NOTES: 'account_no book_no note_id kind content version deleted created_at updated_at' },
  reading_note_version: { NOTES: 'account_no book_no note_id version content saved_at handed_in' },
  reading_progress: {
    READING: 'account_no book_no last_page_no furthest_page_no bookmark_page_no started_at updated_at finished_at',
  },
  report_note: { HOMEWORK: 'account_no academy_no month note staff_no written_at' },
  settlement_notice: {
    HOMEWORK: 'notice_no account_no staff_no subject subject_no decision book_no reason decided_at seen_at',
  },
  shelf_book: { READING: 'account_no book_no place said_at pin_shelf pin previous' },
  text_reply: { TEXTS: 'attempt_no staff_no account_no book_no body stickers written_at seen_at remarks version' },
  text_stand: { TEXTS: 'attempt_no account_no state version changed_at' },
  text_version: { TEXTS: 'attempt_no version texts saved_at handed_in_at' },
  verification: { MISSIONS: 'account_no book_no verified_at day_key' },
  word_basket: { NOTES: 'account_no word meaning sentence book_no page_no met_in added_at' },
  word_mission: {
    NOTES:
      'word_mission_no account_no day_key slot word meaning sentence book_no form stage missed bubbles wrong_count solved_at taken_at',
  },
  word_review: { NOTES: 'account_no word meaning sentence book_no stage due_day missed' },
} as const satisfies TableColumns;
