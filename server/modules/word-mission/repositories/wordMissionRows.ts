import { z } from 'zod';
import type { WordForm } from '#domain/word-mission/CatchWord.ts';
import type { Bubble } from '#domain/word-mission/makeBubbles.ts';
import { compileOnce } from '#server/db/compileOnce.ts';
import type { Db } from '#server/db/Db.ts';

const bubbleList = z.array(z.object({ id: z.string(), syllable: z.string() }));

export interface StoredWordMission {
  wordMissionNo: number;
  dayKey: string;
  slot: number;
  word: string;
  meaning: string;
  sentence: string | null;
  bookNo: number | null;
  form: WordForm;
  stage: number;
  missed: boolean;
  bubbles: Bubble[];
  wrongCount: number;
  solvedAt: number | null;
  takenAt: number | null;
}

export type NewWordMission = Omit<StoredWordMission, 'wordMissionNo' | 'wrongCount' | 'solvedAt' | 'takenAt'>;

/** Rewards that wait are few: this many are shown at once. */
const SHOWN = 30;

const columns = [
  'word_mission_no as wordMissionNo',
  'day_key as dayKey',
  'slot',
  'word',
  'meaning',
  'sentence',
  'book_no as bookNo',
  'form',
  'stage',
  'missed',
  'bubbles',
  'wrong_count as wrongCount',
  'solved_at as solvedAt',
  'taken_at as takenAt',
] as const;

type Row = Omit<StoredWordMission, 'missed' | 'bubbles'> & { missed: number; bubbles: string };

const toMission = ({ missed, bubbles, ...row }: Row): StoredWordMission => ({
  ...row,
  missed: missed === 1,
  bubbles: bubbleList.parse(JSON.parse(bubbles)),
});

const ofDayQuery = compileOnce((db, given: { accountNo: number; dayKey: string }) =>
  db
    .selectFrom('word_mission')
    .select(columns)
    .where('account_no', '=', given.accountNo)
    .where('day_key', '=', given.dayKey)
    .orderBy('slot'),
);

const earlierQuery = compileOnce((db, given: { accountNo: number; dayKey: string; openSince: string }) =>
  db
    .selectFrom('word_mission')
    .select(columns)
    .where('account_no', '=', given.accountNo)
    .where('day_key', '<', given.dayKey)
    .where('taken_at', 'is', null)
    .where((eb) => eb.or([eb('solved_at', 'is not', null), eb('day_key', '>=', given.openSince)]))
    .orderBy('day_key', 'desc')
    .orderBy('slot')
    .limit(SHOWN),
);

/** Words to catch, as they were given out. */
export const wordMissionRows = {
  async ofDay(db: Db, accountNo: number, dayKey: string): Promise<StoredWordMission[]> {
    const { rows } = await ofDayQuery(db, { accountNo, dayKey });
    return rows.map(toMission);
  },

  /** Of earlier days: what is caught and not rewarded, and what is uncaught since `openSince`; the latest first. */
  async earlier(db: Db, accountNo: number, dayKey: string, openSince: string): Promise<StoredWordMission[]> {
    const { rows } = await earlierQuery(db, { accountNo, dayKey, openSince });
    return rows.map(toMission);
  },

  async findOwn(db: Db, accountNo: number, wordMissionNo: number): Promise<StoredWordMission | undefined> {
    const row = await db
      .selectFrom('word_mission')
      .select(columns)
      .where('word_mission_no', '=', wordMissionNo)
      .where('account_no', '=', accountNo)
      .executeTakeFirst();
    return row && toMission(row);
  },

  /** Gives words out. What another device was given first stays. */
  async insert(db: Db, accountNo: number, missions: readonly NewWordMission[]): Promise<void> {
    if (missions.length === 0) return;
    const rows = missions.map((mission) => ({
      account_no: accountNo,
      day_key: mission.dayKey,
      slot: mission.slot,
      word: mission.word,
      meaning: mission.meaning,
      sentence: mission.sentence,
      book_no: mission.bookNo,
      form: mission.form,
      stage: mission.stage,
      missed: mission.missed ? 1 : 0,
      bubbles: JSON.stringify(mission.bubbles),
      solved_at: null,
      taken_at: null,
    }));
    await db
      .insertInto('word_mission')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async countWrong(db: Db, wordMissionNo: number): Promise<void> {
    await db
      .updateTable('word_mission')
      .set((eb) => ({ wrong_count: eb('wrong_count', '+', 1) }))
      .where('word_mission_no', '=', wordMissionNo)
      .where('solved_at', 'is', null)
      .execute();
  },

  /** True for the one call that catches it. */
  async solve(db: Db, wordMissionNo: number, now: number): Promise<boolean> {
    const result = await db
      .updateTable('word_mission')
      .set({ solved_at: now })
      .where('word_mission_no', '=', wordMissionNo)
      .where('solved_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** True for the one call that takes its reward. */
  async take(db: Db, wordMissionNo: number, now: number): Promise<boolean> {
    const result = await db
      .updateTable('word_mission')
      .set({ taken_at: now })
      .where('word_mission_no', '=', wordMissionNo)
      .where('solved_at', 'is not', null)
      .where('taken_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },
};
