import type { Defaulted, Fixed, Flag, Id, Instant, JsonText } from './columns.ts';

/** Questions of tests that were begun, kept as they were then, so that changed content never changes a result. */
export interface TestMaterialTable {
  kind: Fixed<'DIAGNOSIS' | 'PERSONALITY'>;
  version: Fixed<string>;
  /** JSON, right answers included. */
  content: Fixed<JsonText>;
}

/** A reading diagnosis; one open at a time. */
export interface DiagnosisApplyTable {
  apply_no: Id;
  account_no: Fixed<number>;
  /** PAUSED: over without a level. */
  status: 'OPEN' | 'DONE' | 'PAUSED';
  mode: Fixed<'FIXED' | 'ADAPTIVE'>;
  /** Of the form; for an adaptive test, of its blueprint. */
  band: Fixed<string>;
  /** Number of the form; null for an adaptive test, and for tests from before there were parallel forms. */
  form_no: Defaulted<number | null>;
  /** In test_material. */
  version: Fixed<string>;
  /** The grade when it was begun: what was believed before the first answer. */
  grade: Fixed<string>;
  started_at: Fixed<Instant>;
  closed_at: Instant | null;
  raq: number | null;
  /** Standard error in raq. */
  error: number | null;
  pause_reason: 'TOO_FAST' | 'SAME_CHOICE' | null;
}

/** A question that was asked, with its answer. */
export interface DiagnosisAnswerTable {
  apply_no: Fixed<number>;
  account_no: Fixed<number>;
  /** 1, 2, … in the order of asking. */
  place: Fixed<number>;
  item_key: Fixed<string>;
  /** Number of the option, or '' before it is answered. */
  value: string;
  /** Of the answer that holds. */
  seq: number;
  /** When it was first answered (domain/diagnosis/DiagnosisState). */
  answered_at: Instant | null;
  /** Null before the test is marked. */
  correct: Flag | null;
  /** Difficulty that the question was marked by; null before that, and in tests from before difficulties were measured. */
  raq: Defaulted<number | null>;
}

/** A book-personality test and what it found; one open at a time. */
export interface PersonalityResultTable {
  result_no: Id;
  account_no: Fixed<number>;
  status: 'OPEN' | 'DONE';
  version: Fixed<string>;
  /** Of the order of its questions. */
  seed: Fixed<number>;
  started_at: Fixed<Instant>;
  closed_at: Instant | null;
  type_code: string | null;
  type_name: string | null;
  sliders: JsonText | null;
}

export interface PersonalityAnswerTable {
  result_no: Fixed<number>;
  account_no: Fixed<number>;
  item_key: Fixed<string>;
  value: string;
  seq: number;
  saved_at: Instant;
}
