import type { WordMission } from '#contract/wordMission.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import { wordClue } from '#domain/word-mission/wordClue.ts';
import { wordMissionState } from '#domain/word-mission/wordMissionState.ts';
import { wordShells } from '#domain/word-mission/wordShells.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { type CatalogueBook, catalogueBooks } from '#server/repositories/catalogueBooks.ts';
import type { StoredWordMission } from './repositories/wordMissionRows.ts';

/** Missions as the student may see them: the word itself only once it is caught. */
export async function describeWordMissions(
  { db, now }: SignedInContext,
  rows: readonly StoredWordMission[],
): Promise<WordMission[]> {
  const bookNos = rows.map(({ bookNo }) => bookNo).filter((bookNo) => bookNo !== null);
  const books = await catalogueBooks.read(db, [...new Set(bookNos)]);
  return rows.map((row) => describe(row, books, seoulDay(now)));
}

function describe(row: StoredWordMission, books: ReadonlyMap<number, CatalogueBook>, today: string): WordMission {
  const solved = row.solvedAt !== null;
  const state = wordMissionState({ dayKey: row.dayKey, solved, taken: row.takenAt !== null }, today);
  const bookName = row.bookNo === null ? undefined : books.get(row.bookNo)?.bookName;
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
