import { missionItems } from '#domain/mission/missionItems.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import type { Db } from '#server/db/Db.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionMaterials } from '#server/repositories/missionMaterials.ts';
import { perBookRevision } from '#server/repositories/perBookRevision.ts';
import { offeredMaterial } from './offeredMission.ts';

/** Books whose counts are kept; each takes some hundred bytes. */
const KEPT = 20_000;

/** Items of each mission that a book has. */
export type OfferedCounts = ReadonlyMap<MissionKind, number>;

const placeOf = perBookRevision(() => new Map<number, OfferedCounts>());

/**
 * How many items each mission of these books has for who begins it now, counted once per revision of the catalogue. Books
 * without missions have an empty map.
 */
export async function readOfferedCounts(db: Db, bookNos: readonly number[]): Promise<Map<number, OfferedCounts>> {
  const { made: kept, load } = await placeOf(db);
  const missing = bookNos.filter((bookNo) => !kept.has(bookNo));
  const counted = missing.length === 0 ? new Map<number, OfferedCounts>() : await load(() => count(db, missing));
  const counts = new Map(bookNos.map((bookNo) => [bookNo, kept.get(bookNo) ?? counted.get(bookNo) ?? new Map()]));
  if (kept.size + counted.size > KEPT) kept.clear();
  for (const [bookNo, ofBook] of counted) kept.set(bookNo, ofBook);
  return counts;
}

async function count(db: Db, bookNos: readonly number[]): Promise<Map<number, OfferedCounts>> {
  const missions = await missionMaterials.currentOf(db, bookNos);
  const withdrawnOf = await itemWithdrawals.ofBooks(db, bookNos);
  const counts = new Map<number, Map<MissionKind, number>>();
  for (const mission of missions) {
    const { bookNo, kind } = mission;
    const items = missionItems(offeredMaterial(mission, withdrawnOf(bookNo), 0), 0);
    counts.set(bookNo, (counts.get(bookNo) ?? new Map()).set(kind, items.length));
  }
  return counts;
}
