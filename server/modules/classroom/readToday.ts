import type { StaffToday } from '#contract/classroom.ts';
import { className } from '#domain/classroom/className.ts';
import { classroomTuning } from '#domain/classroom/tuning.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import { gradeName } from '#domain/roster/gradeName.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { pupilReports } from '#server/modules/moderation/public.ts';
import { lastDay } from './describePupil.ts';
import { reachOf } from './reachOf.ts';
import { pupilSearch } from './repositories/pupilSearch.ts';
import { type PupilFigures, pupils } from './repositories/pupils.ts';

/** What the day asks for: who waits, who has not read, what was handed in. */
export async function readToday(context: PostContext): Promise<StaffToday> {
  const { db, now, post } = context;
  const { academyNo } = post;
  const today = seoulDay(now);
  const reach = reachOf(context, 'SEE_READING');
  const since = shiftDayKey(today, 1 - classroomTuning.activeDays);
  const handInsSince = now - classroomTuning.handInDays * DAY;
  const [standing, waiting, handIns, bookCount, reportCount] = await Promise.all([
    pupilSearch.standing(db, academyNo, reach, {
      activeSince: since,
      quietUntil: shiftDayKey(today, -classroomTuning.quietDays),
      named: classroomTuning.named,
    }),
    // Without a class code a new pupil belongs to no class yet: whoever has the whole institution lets them in.
    pupils.waiting(db, academyNo, reachOf(context, 'MANAGE_PUPILS')),
    pupils.handIns(db, academyNo, reach, handInsSince, classroomTuning.handIns),
    pupils.verifiedSince(db, academyNo, reach, since),
    pupilReports.count(db, { academyNo, classes: reachOf(context, 'SETTLE_REPORTS') }),
  ]);
  const named = [...new Set([...standing.quietest, ...handIns.map(({ accountNo }) => accountNo)])];
  const byNo = new Map((await pupils.byNumbers(db, academyNo, named)).map((pupil) => [pupil.accountNo, pupil]));
  const quiet = standing.quietest.flatMap((accountNo) => byNo.get(accountNo) ?? []);
  return {
    today,
    pupilCount: standing.pupils,
    activeCount: standing.active,
    bookCount,
    joining: waiting.map(({ schoolGrade, since: at, ...rest }) => ({
      ...rest,
      gradeName: gradeName(schoolGrade),
      since: new Date(at).toISOString(),
    })),
    reportCount,
    quiet: quiet.map((pupil) => ({
      accountNo: pupil.accountNo,
      name: pupil.name,
      className: nameOf(pupil),
      lastDay: lastDay(pupil),
    })),
    quietCount: standing.quiet,
    handIns: handIns.map(({ kind, rateHundredths, at, ...rest }) => ({
      ...rest,
      className: nameOf(byNo.get(rest.accountNo)),
      mission: kind,
      missionName: missionKindNames[kind],
      rate: isScored(kind) ? rateHundredths / 100 : null,
      at: new Date(at).toISOString(),
    })),
  };
}

function nameOf(pupil: PupilFigures | undefined): string | null {
  if (pupil === undefined || pupil.classGrade === null || pupil.className === null) return null;
  return className({ grade: pupil.classGrade, name: pupil.className });
}
