import type { MissionKind } from '#domain/mission/missionKinds.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { contestEntries } from './repositories/contestEntries.ts';

/** How many missions have counted on the day of an instant in Seoul, held ones included, and whether one is among them. */
export async function countedToday(
  db: Db,
  { contestNo, accountNo }: { contestNo: number; accountNo: number },
  now: number,
  mission?: { bookNo: number; kind: MissionKind },
): Promise<{ countedToday: number; countedBefore: boolean }> {
  const missions = await contestEntries.missionsOfDay(db, contestNo, accountNo, seoulDay(now));
  return {
    countedToday: missions.length,
    countedBefore: missions.some(({ bookNo, kind }) => bookNo === mission?.bookNo && kind === mission.kind),
  };
}
