import type { SiteName } from '#contract/site.ts';
import type { CheerKind } from '#domain/aquarium/cheerKinds.ts';
import type { PauseKind } from '#domain/aquarium/Pause.ts';
import type { NeighbourReportReason } from '#domain/neighbour/neighbourTie.ts';
import type { WordForm } from '#domain/word-mission/CatchWord.ts';
import type { DayKey, Defaulted, Fixed, Flag, Id, Instant, JsonText } from './columns.ts';

/** How a keeper is known to neighbours, and how pet and tank are dressed; made with the first change. */
export interface AquariumProfileTable {
  account_no: number;
  site: Fixed<SiteName>;
  nickname: string;
  /** Small letters; unique on a site. */
  nickname_key: string;
  friend_code: string;
  /** Stands for the keeper in addresses. */
  visit_key: Fixed<string>;
  open: Defaulted<Flag>;
  /** Reported, and hidden from others until an operator decides. */
  held: Defaulted<Flag>;
  /** Item ids, or null. */
  head: string | null;
  face: string | null;
  neck: string | null;
  water: string | null;
  ground: string | null;
  light: string | null;
  /** The tank that the keeper's windows show. */
  tank_no: Defaulted<number>;
  /** The visit before an absence whose welcome gift was not taken yet. */
  owed_absence_at: Instant | null;
  cheers_seen_at: Defaulted<Instant>;
  /** The day of `asks_count`; empty before the first. */
  asks_day: Defaulted<DayKey>;
  /** Times somebody was asked to be a friend on that day, whoever was meant. */
  asks_count: Defaulted<number>;
  created_at: Instant;
}

/** A rest of a student's aquarium, or of a whole institution, one grade or one class of it. Only ever ended. */
export interface AquariumPauseTable {
  pause_no: Id;
  account_no: Fixed<number | null>;
  academy_no: Fixed<number | null>;
  /** Null: every grade. */
  school_grade: Fixed<string | null>;
  /** Null: every class. */
  class_no: Fixed<number | null>;
  kind: Fixed<PauseKind>;
  /** Minutes since 00:00 in Seoul; null for the whole time. */
  from_minute: Fixed<number | null>;
  to_minute: Fixed<number | null>;
  /** Digits 1 (Monday) – 7 of the days that quiet hours begin on. */
  days: Fixed<string>;
  started_at: Fixed<Instant>;
  /** Null while it lasts; in the future where its end was set when it began. */
  ended_at: Instant | null;
}

/** Welcome gifts that were taken, one for each absence. */
export interface AquariumGiftTable {
  account_no: number;
  absence_at: Instant;
  item_id: string;
  taken_at: Instant;
}

/** A word to catch, as it was given on its day. */
export interface WordMissionTable {
  word_mission_no: Id;
  account_no: Fixed<number>;
  day_key: Fixed<DayKey>;
  /** 1–3. */
  slot: Fixed<number>;
  word: Fixed<string>;
  meaning: Fixed<string>;
  sentence: Fixed<string | null>;
  book_no: Fixed<number | null>;
  form: Fixed<WordForm>;
  /** Times the word had been caught before. */
  stage: Fixed<number>;
  missed: Fixed<Flag>;
  /** The bubbles in the order they are shown. */
  bubbles: Fixed<JsonText>;
  wrong_count: Defaulted<number>;
  solved_at: Instant | null;
  taken_at: Instant | null;
}

/** When a word comes again. */
export interface WordReviewTable {
  account_no: number;
  word: string;
  meaning: string;
  sentence: string | null;
  book_no: number | null;
  stage: number;
  due_day: DayKey;
  missed: Flag;
}

/** A name of the keeper or the pet that was hidden; neither may be called so again. */
export interface HeldNameTable {
  account_no: number;
  /** Small letters. */
  name_key: string;
}

/** Two rows for two friends, written and deleted together. */
export interface FriendshipTable {
  account_no: number;
  friend_no: number;
  since_at: Instant;
}

export interface FriendRequestTable {
  account_no: number;
  asked_no: number;
  asked_at: Instant;
  /** When the asked one refused; the row stays, so that the asker cannot see it. */
  declined_at: Instant | null;
}

export interface NeighbourBlockTable {
  account_no: number;
  blocked_no: number;
  blocked_at: Instant;
}

export interface NeighbourReportTable {
  report_no: Id;
  account_no: number;
  reported_no: number;
  reason: NeighbourReportReason;
  /** Both as they were when it was reported. */
  nickname: string;
  pet_name: string | null;
  reported_at: Instant;
  settled_at: Instant | null;
}

/** One a day from one keeper to another. */
export interface CheerTable {
  /** Who left it. */
  account_no: number;
  cheered_no: number;
  day_key: DayKey;
  kind: CheerKind;
  /** What it gave the pet; 0 beyond the cap of the day. */
  intimacy: number;
  left_at: Instant;
}
