import type { ColumnType } from 'kysely';
import type { LevelDoubt } from '#domain/contest/level/judgeLevel.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { DayKey, Defaulted, Fixed, Flag, Id, Instant, JsonText } from '#server/db/schema/columns.ts';

/** Worked out by the database from another column. */
type Computed<T> = ColumnType<T, never, never>;

export interface ContestTable {
  contest_no: Id;
  title: string;
  /** A draft is seen by operators alone. */
  state: 'DRAFT' | 'PUBLISHED';
  /** JSON array of site names. */
  sites: JsonText;
  start_day: DayKey;
  end_day: DayKey;
  /** When an operator closed it before its end. */
  closed_at: Instant | null;
  /** Missions that count on one day. */
  daily_cap: number;
  pc_image_path: string | null;
  mobile_image_path: string | null;
  /** Weeks, levels and books (contract/contestContent.ts). */
  content: JsonText;
  /** Grows with every change of the contest. */
  revision: Defaulted<number>;
  created_at: Instant;
  /** Null for a contest of whole sites. */
  academy_no: Fixed<number | null>;
  /** JSON array; null for everybody of the institution, or of the sites. */
  class_nos: Fixed<JsonText | null>;
  prizes: string | null;
  /** Who of the staff made it. */
  staff_no: Fixed<number | null>;
  /** Names the request that made it, so that the same one again makes nothing more. */
  request_key: Fixed<string | null>;
}

/** What a team (an institution, or a class of one) has read in a week; a row from its first reader on. */
export interface ContestTeamTable {
  contest_no: Fixed<number>;
  round_no: Fixed<number>;
  team_no: Fixed<number>;
  /** As of the last change. */
  pupils: number;
  readers: number;
  growers: number;
  down_share: Computed<number>;
}

/** Somebody who has a contest level. */
export interface ContestParticipantTable {
  contest_no: Fixed<number>;
  account_no: Fixed<number>;
  /** Given once, never changed. */
  level_code: Fixed<string>;
  reading_level: Fixed<string>;
  raq: Fixed<number>;
  /** When the level was given. */
  school_grade: Fixed<string>;
  joined_at: Fixed<Instant>;
  /** Sum of the contest's entries. */
  point: Defaulted<number>;
  /** Of missions alone, and what those missions could pay. */
  earned: Defaulted<number>;
  possible: Defaulted<number>;
  rate_hundredths: Defaulted<number>;
  reached_at: Instant;
  /** Best later week over the first; null before a second one. */
  growth: Defaulted<number | null>;
  /** 0: not shown to others. */
  listed: Defaulted<Flag>;
  certificate_code: Fixed<string>;
  /** JSON array of books and the reserves in their place (domain/contest/chooseReserves); null without any. */
  replacements: Defaulted<JsonText | null>;
  down_point: Computed<number>;
  down_rate: Computed<number>;
}

/** How many readers of a level have points of one span, kept in several rows that are summed. */
export interface ContestBucketTable {
  contest_no: number;
  level_code: string;
  bucket: number;
  shard: number;
  readers: number;
}

/** Kept by a trigger on the points of participants. */
export interface ContestCountTable {
  contest_no: number;
  level_code: string;
  /** Points that are counted together: 256 or 1. */
  width: number;
  /** Points from `span × width` on. */
  span: number;
  shard: number;
  readers: number;
}

export interface ContestWeekTable {
  contest_no: number;
  account_no: number;
  round_no: number;
  point: number;
}

/** Which mission a row is about; null in a correction. */
interface MissionColumns {
  book_no: Fixed<number | null>;
  mission_kind: Fixed<MissionKind | null>;
  mission_round: Fixed<number | null>;
}

/** The contest's ledger; the database refuses to change it. */
export interface ContestEntryTable extends MissionColumns {
  entry_no: Id;
  contest_no: Fixed<number>;
  account_no: Fixed<number>;
  reason: Fixed<'MISSION' | 'RETRY' | 'CORRECTION'>;
  round_no: Fixed<number>;
  amount: Fixed<number>;
  possible: Fixed<number>;
  /** When the mission was handed in; a released result keeps its time. */
  happened_at: Fixed<Instant>;
  day_key: Fixed<DayKey>;
  written_at: Fixed<Instant>;
}

/** The part of the ledger that withdrawn items write, once for each item of a mission. */
export interface ContestCorrectionTable {
  contest_no: Fixed<number>;
  account_no: Fixed<number>;
  book_no: Fixed<number>;
  mission_kind: Fixed<MissionKind>;
  /** Identity of the item (domain/mission/itemIdentity). */
  item_hash: Fixed<string>;
  round_no: Fixed<number>;
  amount: Fixed<number>;
  possible: Fixed<number>;
  /** When the mission counted. */
  happened_at: Fixed<Instant>;
  written_at: Fixed<Instant>;
}

/** What a student is shown about a result: held back, or corrected. */
export interface ContestReviewTable extends MissionColumns {
  review_no: Id;
  contest_no: Fixed<number>;
  account_no: Fixed<number>;
  subject: Fixed<'HOLD' | 'CORRECTION'>;
  /** WRITTEN: a correction. OPEN: held, to be released into the ledger or confirmed. */
  state: 'OPEN' | 'RELEASED' | 'CONFIRMED' | 'WRITTEN';
  /** A reason of domain/contest/holdReason, OPERATOR, or WITHDRAWN_ITEM. */
  cause: Fixed<string>;
  round_no: Fixed<number>;
  /** What it brings, or will bring once it is released: a withdrawn item changes it while it waits. */
  amount: number;
  possible: number;
  happened_at: Fixed<Instant>;
  day_key: Fixed<DayKey>;
  /** The operator's words to the student. */
  words: string | null;
  reply: string | null;
  replied_at: Instant | null;
  decided_at: Instant | null;
  created_at: Fixed<Instant>;
}

/** A level test that was opened, and what became of it. */
export interface ContestLevelTryTable {
  try_no: Id;
  contest_no: Fixed<number>;
  account_no: Fixed<number>;
  form_no: Fixed<number>;
  outcome: 'OPEN' | 'GIVEN' | 'TOO_FAST' | 'SAME_CHOICE';
  started_at: Instant;
  submitted_at: Instant | null;
  /** JSON array of 1–4, in the order of the items. */
  choices: JsonText | null;
  correct_count: number | null;
  raq: number | null;
  error: number | null;
  /** In test_material; null in tries from before their questions were kept. */
  version: Defaulted<string | null>;
  /** 1: marked, and the level that it showed was doubtful. */
  doubted: Defaulted<Flag>;
}

/** A level that was doubtful, and what became of it. */
export interface ContestLevelReviewTable {
  review_no: Id;
  contest_no: Fixed<number>;
  account_no: Fixed<number>;
  /** AGAIN: a second test is offered. OPEN: a person decides. SHOWN: the second test showed a level. DECIDED: by a person. */
  state: 'AGAIN' | 'OPEN' | 'SHOWN' | 'DECIDED';
  /** Why (domain/contest/level/judgeLevel); that of the second test once it was taken. */
  doubt: LevelDoubt;
  /** When the first test was taken. */
  school_grade: Fixed<string>;
  /** JSON of UsualLevel: what was known before the first test. */
  usual: Fixed<JsonText>;
  /** JSON array of JudgedTest, in the order they were taken. */
  tests: JsonText;
  /** What the tests together show. */
  raq: number;
  reading_level: string;
  level_code: string;
  /** Of what was known. */
  usual_level_code: Fixed<string>;
  decided_code: string | null;
  /** Why, as the student reads it. */
  words: string | null;
  /** Null where an operator decided. */
  staff_no: number | null;
  decided_at: Instant | null;
  /** When the student put the decision away. */
  seen_at: Instant | null;
  created_at: Fixed<Instant>;
  changed_at: Instant;
}
