import type { Growth } from '#contract/myPage.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { levelBand } from '#domain/diagnosis/levelBand.ts';
import { growthLine } from '#domain/growth/growthLine.ts';
import { growthTrend } from '#domain/growth/growthTrend.ts';
import { GROWTH_TUNING } from '#domain/growth/tuning.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { readGrowthMarks } from './readGrowthMarks.ts';

/** The growth line of a pupil, from everything that was marked. It changes no level. */
export async function readGrowth({
  db,
  accountNo,
  now,
}: Pick<SignedInContext, 'db' | 'accountNo' | 'now'>): Promise<Growth> {
  const [account, marks] = await Promise.all([accounts.info(db, accountNo), readGrowthMarks({ db, accountNo, now })]);
  const grade = studentGrades.find(({ code }) => code === account.schoolGrade)?.code ?? 'ALL';
  const missionCount = marks.filter(({ source }) => source !== 'TEST').length;
  const points = growthLine(marks, grade, now);
  return {
    points: points.map(({ month, raq, error, markCount }) => ({
      month,
      raq,
      error,
      ...levelBand({ raq, error }),
      markCount,
    })),
    trend: growthTrend(points),
    missionsToStart: points.length > 0 ? 0 : Math.max(0, GROWTH_TUNING.leastMissions - missionCount),
  };
}
