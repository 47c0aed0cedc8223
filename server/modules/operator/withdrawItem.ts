import { mayWithdraw } from '#domain/mission/leaveOut.ts';
import type { MissionMaterial } from '#domain/mission/MissionMaterial.ts';
import { missionItems } from '#domain/mission/missionItems.ts';
import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { playedMaterials } from '#domain/mission/playedMaterials.ts';
import type { Db } from '#server/db/Db.ts';
import { withTransaction } from '#server/db/withTransaction.ts';
import { itemHash, keysWithdrawn } from '#server/modules/item-withdrawal/public.ts';
import { itemReports, type ReportedItem } from '#server/repositories/itemReports.ts';
import { itemWithdrawals } from '#server/repositories/itemWithdrawals.ts';
import { missionMaterials, parseMaterial } from '#server/repositories/missionMaterials.ts';
import { correctRound } from './correctRound.ts';

/** Rounds corrected before the next are looked up. */
const AT_ONCE = 100;

export interface Withdrawal {
  bookNo: number;
  kind: MissionKind;
  key: string;
  material: MissionMaterial;
  note: string;
}

export type WithdrawnOutcome =
  | { ok: true; corrected: number; points: number; closed: number }
  | { ok: false; reason: 'NO_SUCH_ITEM' | 'TOO_FEW_LEFT' };

/**
 * Takes an item back for everybody: new attempts come without it, open ones count it as right, and marked ones are
 * corrected and paid what they lacked. Each round is corrected in a transaction of its own; when the work is broken
 * off, the same call finishes it.
 */
export async function withdrawItem(
  { db, now }: { db: Db; now: number },
  { bookNo, kind, key, material, note }: Withdrawal,
): Promise<WithdrawnOutcome> {
  const hash = itemHash(material, key);
  if (hash === null) return { ok: false, reason: 'NO_SUCH_ITEM' };
  if (!(await leavesEnough(db, { bookNo, kind, hash }))) return { ok: false, reason: 'TOO_FEW_LEFT' };
  const closed = await withTransaction(db, async (trx) => {
    await itemWithdrawals.add(trx, { bookNo, kind, hash, key, note, now });
    return itemReports.closeAbout(trx, { bookNo, kind, hash }, note, now);
  });
  // Who hands in now and has not seen the withdrawal yet begins again, or is found below.
  await itemWithdrawals.touchOpen(db, bookNo, kind);
  const paid = { corrected: 0, points: 0 };
  for (const version of await itemWithdrawals.playedVersions(db, bookNo, kind)) {
    const played = await missionMaterials.read(db, bookNo, kind, version);
    const same = missionItems(played, 0).find((item) => itemHash(played, item.key) === hash);
    if (!same) continue;
    for (let after = 0; ; ) {
      const rounds = await itemWithdrawals.roundsToCorrect(
        db,
        { bookNo, kind, version, key: same.key, after },
        AT_ONCE,
      );
      for (const round of rounds) {
        const points = await correctRound({ db, now, accountNo: round.accountNo }, round.attemptNo, same.key, hash);
        paid.corrected += 1;
        paid.points += points;
      }
      const last = rounds.at(-1);
      if (!last) break;
      after = last.attemptNo;
    }
  }
  return { ok: true, ...paid, closed };
}

/** Whether enough is left for who begins from now on. What a pack no longer has is missed by nobody. */
async function leavesEnough(db: Db, { bookNo, kind, hash }: ReportedItem): Promise<boolean> {
  const gone = await itemWithdrawals.ofBook(db, bookNo);
  const current = await missionMaterials.findCurrent(db, bookNo, kind);
  if (current === undefined || gone.get(kind)?.has(hash)) return true;
  return playedMaterials(parseMaterial(current))
    .filter((played) => missionItems(played, 0).some(({ key }) => itemHash(played, key) === hash))
    .every((played) => mayWithdraw(played, keysWithdrawn(played, gone)));
}
