import type { Growth } from '#contract/myPage.ts';
import { studentGrades } from '#domain/book/studentGrades.ts';
import { levelBand } from '#domain/diagnosis/levelBand.ts';
import type { GrowthMark } from '#domain/growth/GrowthMark.ts';
import { growthLine } from '#domain/growth/growthLine.ts';
import { growthTrend } from '#domain/growth/growthTrend.ts';
import { GROWTH_TUNING } from '#domain/growth/tuning.ts';
import { ITEM_TUNING } from '#domain/item-statistics/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { diagnosisApplies } from '#server/modules/diagnosis/public.ts';
import { itemMeasures, type StoredMeasure } from '#server/modules/item-statistics/public.ts';
import { accounts } from '#server/repositories/accounts.ts';
import { missionMarksOf } from './repositories/missionMarksOf.ts';

/** Tests that the line may rest on: one in ninety days, within the days it looks back. */
const TESTS = 12;

/** The growth line of a pupil, from everything that was marked. It changes no level. */
export async function readGrowth({
  db,
  accountNo,
  now,
}: Pick<SignedInContext, 'db' | 'accountNo' | 'now'>): Promise<Growth> {
  const since = now - GROWTH_TUNING.days * DAY;
  const account = await accounts.info(db, accountNo);
  const grade = studentGrades.find(({ code }) => code === account.schoolGrade)?.code ?? 'ALL';
  const tests = await diagnosisApplies.results(db, accountNo, TESTS);
  const missions = await missionMarksOf(db, accountNo, since);
  const bookNos = [...new Set(missions.map(({ bookNo }) => bookNo))];
  const measured = measuredRaqs(await itemMeasures.ofOwners(db, bookNos, ['QUIZ', 'OX']));
  const marks: GrowthMark[] = [
    ...tests.map(({ closedAt, raq, error }) => ({ source: 'TEST' as const, at: closedAt, raq, error })),
    ...missions.map(({ bookNo, raq, ...mission }) => {
      const known = measured.get(`${mission.source} ${bookNo}`);
      return { ...mission, raq: known ?? raq, measured: known !== undefined };
    }),
  ];
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
    missionsToStart: points.length > 0 ? 0 : Math.max(0, GROWTH_TUNING.leastMissions - missions.length),
  };
}

/** Mean difficulty of the items of each quiz and OX in which most items have been measured. */
function measuredRaqs(measures: readonly StoredMeasure[]): Map<string, number> {
  const groups = new Map<string, StoredMeasure[]>();
  for (const measure of measures) {
    const name = `${measure.source} ${measure.ownerNo}`;
    groups.set(name, [...(groups.get(name) ?? []), measure]);
  }
  return new Map(
    [...groups].flatMap(([name, items]) => {
      const known = items.filter(({ answers }) => answers >= ITEM_TUNING.answersToMeasure);
      if (known.length * 2 < items.length) return [];
      return [[name, Math.round(known.reduce((sum, { raq }) => sum + raq, 0) / known.length)] as const];
    }),
  );
}
