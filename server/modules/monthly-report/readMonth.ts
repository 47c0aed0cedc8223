import type { MonthSpan } from '#domain/monthly-report/reportMonths.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { pupilWork } from '#server/modules/classroom/public.ts';

/** What one pupil did within a month: the source of every figure of its report. */
export async function readMonth(db: Db, accountNo: number, span: MonthSpan) {
  const [readings, missions, verified] = await Promise.all([
    pupilWork.readings(db, accountNo, span.fromDay, span),
    pupilWork.missions(db, accountNo, span.from, span),
    pupilWork.verifications(db, accountNo, span.fromDay, span),
  ]);
  const days = new Set([...readings.map(({ day }) => day), ...missions.map(({ at }) => seoulDay(at))]);
  return { readings, missions, verified, dayCount: days.size };
}

export type MonthWork = Awaited<ReturnType<typeof readMonth>>;
