import type { WordMission } from '#contract/wordMission.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { wordClue } from '#domain/word-mission/wordClue.ts';
import { wordMissionState } from '#domain/word-mission/wordMissionState.ts';
import { wordShells } from '#domain/word-mission/wordShells.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { pointEntries } from '#server/modules/point/public.ts';
import type { StoredWordMission } from './repositories/wordMissionRows.ts';

/** Missions as the student may see them: the word itself only once it is caught. */
export async function describeWordMissions(
  { db, now }: SignedInContext,
  rows: readonly StoredWordMission[],
): Promise<WordMission[]> {
  const bookNos = rows.map(({ bookNo }) => bookNo).filter((bookNo) => bookNo !== null);
  const names = await pointEntries.bookNames(db, [...new Set(bookNos)]);
  return rows.map((row) => describe(row, names, seoulDay(now)));
}

function describe(row: StoredWordMission, names: ReadonlyMap<number, string>, today: string): WordMission {
  const solved = row.solvedAt !== null;
  const state = wordMissionState({ dayKey: row.dayKey, solved, taken: row.takenAt !== null }, today);
  const bookName = row.bookNo === null ? undefined : names.get(row.bookNo);
  const { wordMissionNo, slot, form, word, meaning, sentence, wrongCount } = row;
  return {
    wordMissionNo,
    day: row.dayKey,
    slot,
    // One that is over can no longer be asked for, so it never comes here.
    state: state === 'OVER' ? 'READY' : state,
    form,
    clue: wordClue({ word, meaning, sentence }, form, wrongCount),
    syllableCount: [...word].length,
    bubbles: solved ? [] : row.bubbles,
    wrongCount,
    book: row.bookNo === null || bookName === undefined ? null : { bookNo: row.bookNo, bookName },
    shells: wordShells(row),
    solution: solved ? { word, meaning, sentence } : null,
  };
}
