import { seoulMidnight } from '../time/seoulParts.ts';
import { seoulDay, shiftDayKey } from '../time/seoulDay.ts';
import { dangiDay } from './dangiDay.ts';
import { lunarDays, lunarFeastDays, type MovingFeast, movingFeasts } from './lunarFeastDays.ts';
import { FEAST_TUNING } from './tuning.ts';

/** The twelve feasts in the order in which most years bring them. */
export const feastIds = [
  'winter-break',
  'seollal',
  'daeboreum',
  'samiljeol',
  'book-day',
  'childrens-day',
  'dano',
  'chilseok',
  'gwangbokjeol',
  'chuseok',
  'hangeul-day',
  'dongji',
] as const;
export type FeastId = (typeof feastIds)[number];

/** A feast in one year; `day` is `YYYY-MM-DD` in Seoul. */
export interface FeastDay {
  readonly feast: FeastId;
  readonly year: number;
  readonly day: string;
}

/** `MM-DD` of the feasts of the solar calendar. The winter break has no day of its own: ours is 5 January (소한). */
const FIXED: Readonly<Record<Exclude<FeastId, MovingFeast>, string>> = {
  'winter-break': '01-05',
  samiljeol: '03-01',
  'book-day': '04-23',
  'childrens-day': '05-05',
  gwangbokjeol: '08-15',
  'hangeul-day': '10-09',
};

const isMoving = (feast: FeastId): feast is MovingFeast => (movingFeasts as readonly string[]).includes(feast);

/** Years after the table, as they were asked for. */
const later = new Map<number, readonly FeastDay[]>();

/** The feasts of a year, the earliest first. After the table a runtime without the calendar leaves lunar ones out. */
export function feastsOfYear(year: number): readonly FeastDay[] {
  const known = later.get(year);
  if (known) return known;
  const days = feastIds.flatMap((feast): FeastDay[] => {
    const day = isMoving(feast) ? movingDay(feast, year) : `${year}-${FIXED[feast]}`;
    return day === null ? [] : [{ feast, year, day }];
  });
  const sorted = days.sort((one, two) => (one.day < two.day ? -1 : 1));
  later.set(year, sorted);
  return sorted;
}

function movingDay(feast: MovingFeast, year: number): string | null {
  const listed = lunarFeastDays[year]?.[movingFeasts.indexOf(feast)];
  if (listed !== undefined) return `${year}-${listed}`;
  if (feast !== 'dongji') return dangiDay(year, ...lunarDays[feast]);
  // The solstice moves by 0.2422 days a year against the leap days.
  const { solstice } = FEAST_TUNING;
  const days = solstice.dayOf2000 + solstice.yearDays * (year - 2000);
  return seoulDay(seoulMidnight(2000, 1, 1 + Math.floor(days)));
}

/** The week of a feast: its first and last day. */
export function feastWeek(day: string): { from: string; until: string } {
  return { from: shiftDayKey(day, -FEAST_TUNING.daysAround), until: shiftDayKey(day, FEAST_TUNING.daysAround) };
}

/** The feasts in whose week a day lies: none, one, or two that are close to each other. */
export function feastsOn(day: string): FeastDay[] {
  return feastsOfYear(Number(day.slice(0, 4))).filter((feast) => {
    const { from, until } = feastWeek(feast.day);
    return from <= day && day <= until;
  });
}

/**
 * The feasts whose week has passed, each in its first year that did, the earliest first.
 *
 * @param since first day that counts: a week that ends on it or later does
 * @param day feasts in whose week it lies are not missed
 */
export function passedFeasts(since: string, day: string): FeastDay[] {
  const first = new Map<FeastId, FeastDay>();
  const current = new Set(feastsOn(day).map(({ feast }) => feast));
  for (let year = Number(since.slice(0, 4)); year <= Number(day.slice(0, 4)); year += 1) {
    for (const feast of feastsOfYear(year)) {
      const { until } = feastWeek(feast.day);
      if (until < since || until >= day || first.has(feast.feast) || current.has(feast.feast)) continue;
      first.set(feast.feast, feast);
    }
  }
  return [...first.values()];
}
