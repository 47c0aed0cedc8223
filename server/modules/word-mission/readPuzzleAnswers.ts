import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import type { Db } from '#server/db/Db.ts';
import { missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';
import { perBookRevision } from '#server/repositories/perBookRevision.ts';

/** Books whose answers are kept; each has some thirty words. */
const KEPT = 10_000;

const placeOf = perBookRevision(() => new Map<number, readonly string[]>());

/**
 * Answers of the puzzles that these books have now, read once per revision of the catalogue. They may not be shown before
 * theirs is marked: which one is played its attempt decides.
 */
export async function readPuzzleAnswers(db: Db, bookNos: readonly number[]): Promise<string[]> {
  if (bookNos.length === 0) return [];
  const { made: kept, load } = await placeOf(db);
  const missing = bookNos.filter((bookNo) => !kept.has(bookNo));
  const found = new Map(missing.map((bookNo): [number, readonly string[]] => [bookNo, []]));
  if (missing.length > 0) {
    for (const mission of await load(() => missionMaterials.currentOfKind(db, missing, 'PUZZLE')))
      found.set(mission.bookNo, answersOf(parseMaterial(mission)));
  }
  const answers = bookNos.flatMap((bookNo) => found.get(bookNo) ?? kept.get(bookNo) ?? []);
  if (kept.size + found.size > KEPT) kept.clear();
  for (const [bookNo, words] of found) kept.set(bookNo, words);
  return answers;
}

/** The words of a puzzle, or of all puzzles of a book. */
export function answersOf(material: MissionMaterial | undefined): string[] {
  if (material?.kind !== 'PUZZLE') return [];
  return [material.clues, ...(material.others ?? [])].flat().map(({ word }) => word);
}
