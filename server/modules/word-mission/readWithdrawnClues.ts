import type { Db } from '#server/db/Db.ts';
import { keysWithdrawn } from '#server/modules/item-withdrawal/public.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

/** A word with what it was asked by in a puzzle of a book. */
export interface AskedClue {
  word: string;
  meaning: string;
  bookNo: number | null;
}

const idOf = ({ word, meaning, bookNo }: AskedClue) => JSON.stringify([bookNo, word, meaning]);

/** Tells clues that were taken back for everybody from the others. What was wrong in a puzzle is not asked anywhere else. */
export async function readWithdrawnClues(db: Db, bookNos: readonly number[]): Promise<(clue: AskedClue) => boolean> {
  const gone = new Set<string>();
  for (const bookNo of await itemWithdrawals.booksWith(db, 'PUZZLE', bookNos)) {
    const withdrawn = await itemWithdrawals.ofBook(db, bookNo);
    for (const version of await itemWithdrawals.playedVersions(db, bookNo, 'PUZZLE')) {
      const material = await missionMaterials.read(db, bookNo, 'PUZZLE', version);
      const keys = keysWithdrawn(material, withdrawn);
      if (material.kind !== 'PUZZLE') continue;
      for (const { key, word, clue } of material.clues) {
        if (keys.has(key)) gone.add(idOf({ word, meaning: clue, bookNo }));
      }
    }
  }
  return (clue) => gone.has(idOf(clue));
}
