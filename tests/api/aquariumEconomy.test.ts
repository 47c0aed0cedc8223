import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shopCatalogue } from '#contract/aquarium.ts';
import { type Profile, simulateYear, type YearReport } from '#domain/aquarium/testing/simulateYear.ts';
import { shellsFor } from '#domain/point/shellsFor.ts';

const shop = ['shop', 'monthly'].flatMap(
  (name) => shopCatalogue.parse(JSON.parse(readFileSync(`content/aquarium/${name}.json`, 'utf8'))).items,
);
const SEEDS = 60;

const profiles = {
  none: { booksPerWeek: 0, visitsPerWeek: 2 },
  // Words to catch on every day, and no book.
  wordsOnly: { booksPerWeek: 0, visitsPerWeek: 7 },
  monthly: { booksPerWeek: 0.25, visitsPerWeek: 3 },
  monthlyFreeCare: { booksPerWeek: 0.25, visitsPerWeek: 3, freeCareOnly: true },
  dailyFreeCare: { booksPerWeek: 0, visitsPerWeek: 7, freeCareOnly: true },
  monthlyDaily: { booksPerWeek: 0.25, visitsPerWeek: 7 },
  light: { booksPerWeek: 1, visitsPerWeek: 3 },
  fourMonthly: { booksPerWeek: 1, visitsPerWeek: 4 },
  typical: { booksPerWeek: 3, visitsPerWeek: 4 },
  keen: { booksPerWeek: 5, visitsPerWeek: 5 },
  // The books near one's level end after four weeks.
  runsOut: { booksPerWeek: 5, visitsPerWeek: 5, booksInAll: 21 },
  heavy: { booksPerWeek: 10, visitsPerWeek: 6 },
  grinder: { booksPerWeek: 21, visitsPerWeek: 7 },
  // Reads like the typical one, and stays away every other four weeks.
  comingBack: { booksPerWeek: 3, visitsPerWeek: 4, awayIn: (week) => week % 8 >= 4 },
} satisfies Record<string, Profile>;
type ProfileName = keyof typeof profiles;
const names = Object.keys(profiles) as ProfileName[];

type Year = Record<ProfileName, ReturnType<typeof summary>>;

function year(shellsOf: typeof shellsFor): Year {
  const entries = names.map((name) => {
    const runs = Array.from({ length: SEEDS }, (_, seed) => simulateYear(profiles[name], shop, shellsOf, seed + 1));
    return [name, summary(runs)] as const;
  });
  return Object.fromEntries(entries) as Year;
}

function summary(runs: YearReport[]) {
  const mean = (value: (run: YearReport) => number) => runs.reduce((sum, run) => sum + value(run), 0) / runs.length;
  const weekly = mean(({ income }) => income) / 52;
  return {
    weekly,
    careShare: mean(({ careSpent, income }) => careSpent / income),
    lastingThings: mean(({ lastingThings }) => lastingThings),
    emptyOn: Math.min(...runs.map(({ emptyOn }) => emptyOn ?? Number.POSITIVE_INFINITY)),
    hungryShare: mean(({ hungryShare }) => hungryShare),
    furnishedWeeks: mean(({ weeksWithFurniture }) => weeksWithFurniture),
    walletWeeks: mean(({ wallets }) => wallets.at(-1) ?? 0) / weekly,
    slope: mean(({ wallets }) => slope(wallets.slice(26))),
    level: mean(({ level }) => level),
    meanSatiety: mean(({ meanSatiety }) => meanSatiety),
    lowestSatiety: Math.min(...runs.map(({ lowestSatiety }) => lowestSatiety)),
  };
}

/** Least-squares slope: shells a week by which a wallet grows. */
function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, index) => sum + (index - middle) * (value - average), 0);
  return over / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
}

/** What a year of the economy must keep to; empty when it does. */
function broken(report: Year): string[] {
  const problems: string[] = [];
  const need = (holds: boolean, what: string) => {
    if (!holds) problems.push(what);
  };
  need(report.typical.furnishedWeeks >= 30, 'a typical reader gets something new to look at in 30 weeks of the year');
  need(report.light.furnishedWeeks >= 20, 'one book a week brings something new in 20 weeks of the year');
  need(report.monthly.furnishedWeeks >= 12, 'one book a month brings something new in 12 weeks of the year');
  need(report.grinder.weekly <= 5 * report.typical.weekly, 'reading seven times as much pays five times at most');
  need(
    report.monthly.lastingThings >= report.wordsOnly.lastingThings,
    'one book a month and three visits a week bring as much that stays as catching words every day without a book',
  );
  need(report.keen.emptyOn >= 365, 'five books a week find something new in the shop all year');
  for (const name of names) {
    need(report[name].walletWeeks <= 4, `${name}: no more than four weeks of income are left over`);
    need(report[name].slope <= 25, `${name}: the wallet does not swell in the second half`);
    need(report[name].lowestSatiety >= 40, `${name}: nobody's pet is met hungry`);
    need(report[name].hungryShare <= 0.02, `${name}: nobody is met hungry, with free care alone either`);
    need(report[name].careShare <= 1 / 3, `${name}: care takes a third of the shells at most`);
  }
  return problems;
}

describe('a year of the aquarium', () => {
  it('keeps shells worth something for every kind of reader', () => {
    const report = year(shellsFor);
    expect(broken(report)).toEqual([]);
    expect(report.typical.level).toBeGreaterThan(report.light.level);
    expect(report.none.level).toBeGreaterThanOrEqual(5);
  });

  it('would not without the weekly tiers', () => {
    expect(broken(year((points) => points))).toContain('reading seven times as much pays five times at most');
  });
});
