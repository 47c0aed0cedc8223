import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { DayKey, Defaulted, Fixed, Flag, Id, Instant, JsonText } from './columns.ts';

export interface MissionAttemptTable {
  attempt_no: Id;
  account_no: Fixed<number>;
  book_no: Fixed<number>;
  kind: Fixed<MissionKind>;
  /** 1 first time, 2 the one retry. */
  round: Fixed<number>;
  status: 'OPEN' | 'SUBMITTED';
  /** Of the shuffles of this attempt. */
  seed: Fixed<number>;
  /** Of the material it is marked by, in mission_material. */
  version: Fixed<string>;
  started_at: Instant;
  submitted_at: Instant | null;
  correct_count: Defaulted<number>;
  item_count: Defaulted<number>;
  /** 0–10000: the rate in per cent with two decimals, times 100. */
  rate_hundredths: Defaulted<number>;
  points: Defaulted<number>;
  shells: Defaulted<number>;
  /** Points given up for hints. */
  hint_cost: Defaulted<number>;
  /** Handed in implausibly fast. */
  flagged: Defaulted<Flag>;
  /** Taken out of the student's history. */
  hidden: Defaulted<Flag>;
  /** Points of the book when the first round was begun; null where they have not changed since. */
  max_point: Defaulted<number | null>;
  /** Items are marked as they are answered, and the first answer counts. */
  marked_at_once: Defaulted<Flag>;
  /** Handed in from a sheet of paper. */
  on_paper: Defaulted<Flag>;
}

/** Material of attempts that were started, kept as it was then, so that a changed pack never changes a result. */
export interface MissionMaterialTable {
  book_no: Fixed<number>;
  kind: Fixed<MissionKind>;
  version: Fixed<string>;
  /** MissionMaterial as JSON, answers included. */
  content: Fixed<JsonText>;
}

export interface MissionAnswerTable {
  attempt_no: number;
  item_key: string;
  value: string;
  /** The highest wins. */
  seq: number;
  saved_at: Instant;
}

/** Earlier texts of answers in the student's own words. */
export interface MissionAnswerVersionTable {
  attempt_no: Fixed<number>;
  item_key: Fixed<string>;
  /** Counts on from 1. */
  version: Fixed<number>;
  value: Fixed<string>;
  saved_at: Fixed<Instant>;
}

export interface MissionHintTable {
  attempt_no: number;
  item_key: string;
  step: 'CONSONANTS' | 'FIRST_SYLLABLE' | 'WORD';
  text: string;
  cost: number;
}

export interface MissionMarkTable {
  attempt_no: number;
  item_key: string;
  correct: Flag;
  given: string;
}

/** Only grows. Balance = sum, kept in `purse` in the same transaction. */
export interface PointLedgerTable {
  entry_no: Id;
  account_no: Fixed<number>;
  currency: Fixed<'POINT' | 'SHELL' | 'EXP'>;
  amount: Fixed<number>;
  reason: Fixed<string>;
  ref_type: Fixed<string>;
  ref_id: Fixed<string>;
  day_key: Fixed<DayKey>;
  created_at: Fixed<Instant>;
}

export interface PurseTable {
  account_no: number;
  book_point: number;
  shells: number;
  exp: number;
}

/** 인증: a book whose four scored missions are done with an average of 60 % or more. */
export interface VerificationTable {
  account_no: number;
  book_no: number;
  verified_at: Instant;
  day_key: DayKey;
}
