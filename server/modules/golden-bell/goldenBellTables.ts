import type { BellForm, BellPhase } from '#domain/golden-bell/BellRoom.ts';
import type { Defaulted, Fixed, Flag, Id, Instant, JsonText } from '#server/db/schema/columns.ts';

/** A round that somebody of the staff leads. */
export interface BellRoomTable {
  room_no: Id;
  /** Names the request that opened it, so that the same one again opens nothing more. */
  request_key: Fixed<string>;
  academy_no: Fixed<number>;
  staff_no: Fixed<number>;
  /** Four digits, one room of an institution at a time. */
  code: Fixed<string>;
  /** Whether every pupil of the institution may enter; else those of `bell_room_class`. */
  all_classes: Fixed<Flag>;
  /** Shown for each question. */
  seconds: Fixed<number>;
  phase: BellPhase;
  /** Grows by one with each command. */
  revision: number;
  place: number;
  question_count: Fixed<number>;
  revival: Flag;
  ends_at: Instant | null;
  /** Answers that were taken, changed ones again. Taking one writes this row, so that closing waits for it. */
  answer_count: Defaulted<number>;
  created_at: Fixed<Instant>;
  ended_at: Instant | null;
}

export interface BellRoomClassTable {
  room_no: Fixed<number>;
  class_no: Fixed<number>;
}

/** A question as it was when the room was opened: a book that changes later changes nothing here. */
export interface BellQuestionTable {
  room_no: Fixed<number>;
  place: Fixed<number>;
  book_no: Fixed<number>;
  book_name: Fixed<string>;
  form: Fixed<BellForm>;
  question: Fixed<string>;
  options: Fixed<JsonText>;
  /** Number of the right answer, from 1. */
  answer: Fixed<number>;
  explanation: Fixed<string>;
  revival: Defaulted<Flag>;
  revealed_at: Defaulted<Instant | null>;
}

/** A pupil in a room. */
export interface BellPersonTable {
  room_no: Fixed<number>;
  account_no: Fixed<number>;
  /** The question after which somebody was out; null who is in. */
  out_place: number | null;
  entered_at: Fixed<Instant>;
}

export interface BellAnswerTable {
  room_no: Fixed<number>;
  place: Fixed<number>;
  account_no: Fixed<number>;
  choice: number;
  /** The highest one counts. */
  seq: number;
  saved_at: Instant;
}
