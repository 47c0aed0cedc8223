import { createHash } from 'node:crypto';
import { itemIdentity } from '#domain/mission/itemIdentity.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import type { Db } from '#server/db/Db.ts';
import { itemWithdrawals, type WithdrawnHashes } from '#server/repositories/itemWithdrawals.ts';

const NONE: ReadonlySet<string> = new Set();

/** What reports and withdrawals know an item by; null for an unknown key and for writing. */
export function itemHash(material: MissionMaterial, key: string): string | null {
  const identity = itemIdentity(material, key);
  return identity === null ? null : createHash('sha256').update(identity).digest('base64url');
}

/** Keys of the items of a mission that were taken back for everybody. */
export function keysWithdrawn(material: MissionMaterial, hashes: WithdrawnHashes): ReadonlySet<string> {
  const gone = hashes.get(material.kind);
  if (!gone) return NONE;
  const keys = missionItems(material, 0).map(({ key }) => key);
  return new Set(keys.filter((key) => gone.has(itemHash(material, key) ?? '')));
}

export async function readWithdrawnKeys(
  db: Db,
  bookNo: number,
  material: MissionMaterial,
): Promise<ReadonlySet<string>> {
  return keysWithdrawn(material, await itemWithdrawals.ofBook(db, bookNo));
}
