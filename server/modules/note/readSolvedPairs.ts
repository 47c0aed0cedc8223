import type { SolvedPair } from '#domain/note/matchingMap.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { readWithdrawnKeys } from '#server/modules/item-withdrawal/public.ts';
import { missionAttempts } from '#server/repositories/missionAttempts.ts';
import { missionMarks } from '#server/repositories/missionMarks.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';

/**
 * Pairs of a book's matching mission that were right in the latest round handed in, without those that were withdrawn; a
 * deleted history has none.
 */
export async function readSolvedPairs(
  { db, accountNo }: SignedInContext,
  bookNo: number,
): Promise<{ relation: string | null; pairs: SolvedPair[] }> {
  const rounds = await missionAttempts.rounds(db, { accountNo, bookNo, kind: 'MATCHING' });
  const latest = rounds.findLast(({ status }) => status === 'SUBMITTED');
  if (!latest) return { relation: null, pairs: [] };
  const [material, marks] = await Promise.all([
    missionMaterials.read(db, bookNo, 'MATCHING', latest.version),
    missionMarks.list(db, latest.attemptNo),
  ]);
  if (material.kind !== 'MATCHING') return { relation: null, pairs: [] };
  const right = new Set(marks.filter(({ correct }) => correct).map(({ key }) => key));
  const withdrawn = await readWithdrawnKeys(db, bookNo, material);
  const pairs = material.pairs
    .filter(({ id }) => right.has(id) && !withdrawn.has(id))
    .map(({ id, left, right: text }) => ({ id, left, right: text }));
  return { relation: material.relation, pairs };
}
