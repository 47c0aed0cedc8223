import { type MonthSpan, monthSpan } from '#domain/monthly-report/reportMonths.ts';
import { seoulDay } from '#domain/time/seoulDay.ts';
import type { Db } from '#server/db/Db.ts';
import { pupilWork } from '#server/modules/classroom/public.ts';

/** What one pupil did within a month: the source of every figure of its report. */
export async function readMonth(db: Db, accountNo: number, month: string) {
  const span: MonthSpan = monthSpan(month);
  const readings = await pupilWork.readings(db, accountNo, span.fromDay, span);
  const missions = await pupilWork.missions(db, accountNo, span.from, span);
  const verified = await pupilWork.verifications(db, accountNo, span.fromDay, span);
  const days = new Set([...readings.map(({ day }) => day), ...missions.map(({ at }) => seoulDay(at))]);
  return { span, readings, missions, verified, dayCount: days.size };
}

export type MonthWork = Awaited<ReturnType<typeof readMonth>>;
