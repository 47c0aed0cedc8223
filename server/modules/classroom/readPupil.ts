import type { PupilPage } from '#contract/classroom.ts';
import { comprehensionCategoryNames } from '#domain/book/comprehensionCategories.ts';
import { describeReader } from '#domain/classroom/describeReader.ts';
import { classroomTuning } from '#domain/classroom/tuning.ts';
import { missionKindNames } from '#domain/mission/missionKinds.ts';
import { isScored } from '#domain/mission/missionWeight.ts';
import { DAY } from '#domain/time/duration.ts';
import { seoulDay, shiftDayKey, startOfDayKey } from '#domain/time/seoulDay.ts';
import type { PostContext } from '#server/core/StaffContext.ts';
import { readGrowth } from '#server/modules/my-page/public.ts';
import { recordStaffAction } from '#server/modules/staff/public.ts';
import { describePupil } from './describePupil.ts';
import { readComprehension } from './readComprehension.ts';
import { pupilWork } from './repositories/pupilWork.ts';
import { requirePupil } from './requirePupil.ts';

type Timeline = PupilPage['timeline'];

/** One pupil: figures, growth, kinds of comprehension, what goes well and what comes next, and a timeline. */
export async function readPupil(context: PostContext, accountNo: number): Promise<PupilPage> {
  const { db, now, post } = context;
  const today = seoulDay(now);
  const fromDay = shiftDayKey(today, -classroomTuning.timelineDays);
  const readMissions = pupilWork.missions(db, accountNo, startOfDayKey(fromDay));
  const [found, missions, bars, verified, readings, booksToVerify, growth] = await Promise.all([
    requirePupil(context, accountNo),
    readMissions,
    readMissions.then((missions) => readComprehension(db, missions)),
    pupilWork.verifications(db, accountNo, fromDay),
    pupilWork.readings(db, accountNo, fromDay),
    pupilWork.booksToVerify(db, accountNo),
    readGrowth({ db, now, accountNo }),
  ]);
  const pupil = describePupil(found, post);
  await recordStaffAction(context, { kind: 'PUPIL_SEEN', accountNo });
  return {
    pupil,
    growth,
    comprehension: bars.map(({ category, correctCount, itemCount }) => ({
      category,
      name: comprehensionCategoryNames[category],
      correctCount,
      itemCount,
    })),
    findings: describeReader({
      daysSinceReading: pupil.lastDay === null ? null : daysBetween(pupil.lastDay, today),
      booksVerified: verified.length,
      booksToVerify,
      trend: growth.trend,
      comprehension: bars,
    }),
    timeline: timelineOf(readings, missions, verified),
  };
}

/** The latest day first; on one day what was finished before what was read. */
function timelineOf(
  readings: Awaited<ReturnType<typeof pupilWork.readings>>,
  missions: Awaited<ReturnType<typeof pupilWork.missions>>,
  verified: Awaited<ReturnType<typeof pupilWork.verifications>>,
): Timeline {
  const entries: Timeline = [
    ...verified.map((entry) => ({ kind: 'VERIFIED' as const, ...entry })),
    ...missions.map(({ at, bookNo, bookName, kind, rateHundredths }) => ({
      kind: 'MISSION' as const,
      day: seoulDay(at),
      bookNo,
      bookName,
      mission: kind,
      missionName: missionKindNames[kind],
      rate: isScored(kind) ? rateHundredths / 100 : null,
    })),
    ...readings.map(({ day, bookNo, bookName, fromPageNo, toPageNo }) => ({
      kind: 'READ' as const,
      day,
      bookNo,
      bookName,
      pageCount: toPageNo - fromPageNo + 1,
    })),
  ];
  return entries.sort((one, two) => two.day.localeCompare(one.day));
}

const daysBetween = (from: string, to: string) => Math.round((startOfDayKey(to) - startOfDayKey(from)) / DAY);
