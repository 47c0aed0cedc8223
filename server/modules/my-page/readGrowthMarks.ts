import type { GrowthMark } from '#domain/growth/GrowthMark.ts';
import { GROWTH_TUNING } from '#domain/growth/tuning.ts';
import { ITEM_TUNING } from '#domain/item-statistics/tuning.ts';
import { DAY } from '#domain/time/duration.ts';
import type { SignedInContext } from '#server/core/Context.ts';
import { diagnosisApplies } from '#server/modules/diagnosis/public.ts';
import { itemMeasures, type StoredMeasure } from '#server/modules/item-statistics/public.ts';
import { missionMarksOf } from './repositories/missionMarksOf.ts';

/** Tests that the line may rest on: one in ninety days, within the days it looks back. */
const TESTS = 12;

/** Everything that was marked and shows how well a pupil reads, as far back as the growth line looks. */
export async function readGrowthMarks({
  db,
  accountNo,
  now,
}: Pick<SignedInContext, 'db' | 'accountNo' | 'now'>): Promise<GrowthMark[]> {
  const since = now - GROWTH_TUNING.days * DAY;
  const [tests, missions] = await Promise.all([
    diagnosisApplies.results(db, accountNo, TESTS),
    missionMarksOf(db, accountNo, since),
  ]);
  const bookNos = [...new Set(missions.map(({ bookNo }) => bookNo))];
  const measured = measuredRaqs(await itemMeasures.ofOwners(db, bookNos, ['QUIZ', 'OX']));
  return [
    ...tests.map(({ closedAt, raq, error }) => ({ source: 'TEST' as const, at: closedAt, raq, error })),
    ...missions.map(({ bookNo, raq, ...mission }) => {
      const known = measured.get(`${mission.source} ${bookNo}`);
      return { ...mission, raq: known ?? raq, measured: known !== undefined };
    }),
  ];
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
